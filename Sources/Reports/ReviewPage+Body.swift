import LayoutSimNotation

extension ReviewPage {
    /// The elements that the scripts fill.
    static func body(title: String) -> String {
        """
        <header>
        <h1>\(htmlEscaped(title))</h1>
        <div id="counts"></div>
        <input id="filter" type="search" placeholder="filter ( / )" aria-label="Filter by key or cause">
        </header>
        <main>
        <nav id="groups" aria-label="Causes"></nav>
        <section id="center">
        <div id="matrix" aria-label="Variants"></div>
        <div id="views" role="toolbar" aria-label="Views"></div>
        <div id="stage"></div>
        </section>
        <aside id="detail"></aside>
        </main>
        <footer>
        <button id="choose"></button>
        <code id="command"></code>
        <button id="copy">copy</button>
        <button id="accept" hidden>accept</button>
        <button id="reject" hidden>reject</button>
        <span id="said" role="status"></span>
        <span id="keys">j k variant · J K cause · 0 both · 1 2 3 old new difference · s swipe · n onion · b blink · \
        o frames · f actual size · + − zoom · \
        <span id="deciding">a A choose</span></span>
        </footer>
        """
    }
}
