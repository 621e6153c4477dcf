import LayoutSimNotation

extension ReviewPage {
    /// The elements that the scripts fill.
    static func body(title: String) -> String {
        """
        <header>
        <h1>\(htmlEscaped(title))</h1>
        <div id="about"></div>
        <strong id="total"></strong>
        <div id="counts"></div>
        <button id="keys" title="keys ( ? )">?</button>
        </header>
        <main>
        <nav aria-label="Causes">
        <input id="filter" type="search" placeholder="filter ( / )" aria-label="Filter by key or cause">
        <div id="groups"></div>
        </nav>
        <section id="center">
        <div id="matrix" aria-label="Variants"></div>
        <div id="views" role="toolbar" aria-label="Views"></div>
        <div id="player" role="group" aria-label="Recording" hidden>
        <button id="play"></button>
        <div id="track"><input id="moment" type="range" min="0" step="1"><div id="marks" aria-hidden="true"></div></div>
        <span id="time"></span><span id="count"></span>
        </div>
        <div id="stage"></div>
        </section>
        <aside id="detail"></aside>
        </main>
        \(footer)
        \(dialogs)
        """
    }

    private static let footer = """
        <footer>
        <span id="steps"><button id="previous" aria-label="Previous variant">‹</button>\
        <button id="next" aria-label="Next variant">›</button></span>
        <button id="choose"></button>
        <code id="command"></code>
        <button id="copy">copy</button>
        <span id="said" role="status"></span>
        <button id="undo" title="take the last accept back" hidden>undo<kbd>u</kbd></button>
        <button id="finish" class="primary" hidden>finish</button>
        <button id="reject" hidden>reject<kbd>r</kbd></button>
        <button id="accept" class="primary" hidden>accept<kbd>a</kbd></button>
        </footer>
        """

    private static let dialogs = """
        <dialog id="help" aria-label="Keys">
        <h2>Keys</h2>
        <dl id="legend"></dl>
        <div class="buttons"><button class="close">close</button></div>
        </dialog>
        <dialog id="waiver" aria-label="Waiver">
        <form id="waive">
        <h2>This layout has a serious fault</h2>
        <ul id="faults"></ul>
        <p>It is accepted only with a reason, which is kept in layoutsim-waivers.txt.</p>
        <input id="reason" required placeholder="why it is intended" aria-label="Why it is intended">
        <div class="buttons"><button type="button" class="close">cancel</button>\
        <button class="primary">accept with this waiver</button></div>
        </form>
        </dialog>
        <dialog id="map" aria-label="Windows of all sizes">
        <div id="enlarged"></div>
        <div class="buttons"><button class="close">close</button></div>
        </dialog>
        """
}
