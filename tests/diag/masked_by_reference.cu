// Handlers that an earlier one masks, whose type is named as it is written.
struct E {}; struct F : E {}; void g();
void h() { try { g(); } catch (E &) { } catch (F &) { } }
void h1() { try { g(); } catch (const E &) { } catch (F &) { } }
void h2() { try { g(); } catch (E) { } catch (F &) { } catch (E) { } catch (F *) { } catch (E *) {} }
void h3() { try { g(); } catch (E *) { } catch (F *) { } catch (int) { } catch (int &) { } }
void h4() { try { g(); } catch (F &) { } catch (E &) { } }
