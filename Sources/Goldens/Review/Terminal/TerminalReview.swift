import LayoutSimErrors
import LayoutSimFiles
import LayoutSimPixels
package import LayoutSimReports

/// Shows a review in a terminal and carries out the reviewer's requests.
package struct TerminalReview {
    private var session: ReviewSession
    private let terminal: Terminal
    private let pictures: PictureProtocol
    /// Carries out a request; throws if it cannot.
    private let perform: (ReviewRequest) throws -> Void
    /// The image on the screen and its cells, so that it is not drawn again.
    private var drawn: Drawn?

    private struct Drawn: Equatable {
        var path: String
        var area: ReviewScreen.Area
    }

    /// Creates the review of a report with groups; `pictures` overrides the detected protocol.
    package init(
        _ report: ReviewReport, terminal: Terminal, pictures: PictureProtocol?,
        perform: @escaping (ReviewRequest) throws -> Void
    ) throws {
        session = ReviewSession(report)
        self.terminal = terminal
        self.perform = perform
        if let pictures {
            self.pictures = pictures
        } else {
            let attributes = try terminal.attributes()
            self.pictures = PictureProtocol(environment: { Environment[$0] }, attributes: attributes)
        }
    }

    /// The result of a review.
    package struct End {
        /// The decisions about each group.
        package var session: ReviewSession
        /// The signal that ended it; `nil` if the reviewer did.
        package var signal: Int32?
    }

    /// Runs until the reviewer has decided everything or quits.
    package mutating func run() throws -> End {
        try draw(isAllNew: true)
        while !session.isDone {
            switch terminal.wait(milliseconds: session.isBlinking ? 600 : 60_000) {
            case .keys(let keys):
                for key in keys where try press(key) { return End(session: session, signal: nil) }
                try draw()
            case .timeout:
                session.tick()
                try draw()
            case .resized: try draw(isAllNew: true)
            case .terminated(let signal): return End(session: session, signal: signal)
            case .closed: return End(session: session, signal: nil)
            }
        }
        return End(session: session, signal: nil)
    }

    /// Handles a key; returns whether the review is over.
    private mutating func press(_ key: ReviewKey) throws -> Bool {
        guard let request = session.press(key) else { return false }
        switch request {
        case .quit: return true
        case .suspend:
            terminal.suspend()
            try draw(isAllNew: true)
        default:
            do {
                try perform(request)
                session.settle(request)
            } catch {
                session.fail((error as? any ReportableError)?.description ?? "\(error)")
            }
        }
        return session.isDone
    }

    private mutating func draw(isAllNew: Bool = false) throws {
        if isAllNew { drawn = nil }
        let size = terminal.size
        let screen = session.screen(columns: size.columns, rows: size.rows)
        session.scroll = screen.scroll
        let now = screen.picture.map { Drawn(path: "\(session.current?.key ?? "") \(session.side)", area: $0) }
        let keepsPicture = now == drawn && now != nil
        var codes = keepsPicture ? "" : "\(pictures == .kitty ? InlinePicture.removal : "")\u{1B}[0m\u{1B}[2J"
        for (row, line) in screen.lines.enumerated() {
            let isBeside = screen.picture.map { $0.column > 0 && ($0.row..<($0.row + $0.rows)).contains(row) } ?? false
            codes += "\u{1B}[\(row + 1);1H" + line.codes(isColored: Environment["NO_COLOR"] == nil)
            let rest = (isBeside ? screen.picture?.column ?? 0 : size.columns) - line.width
            let isUnderPicture =
                !isBeside && (screen.picture.map { ($0.row..<($0.row + $0.rows)).contains(row) } ?? false)
            if !isUnderPicture, rest > 0 { codes += String(repeating: " ", count: rest) }
        }
        if !keepsPicture, let area = screen.picture, pictures != .none { codes += try pictureCodes(area, size.cell) }
        drawn = now
        try terminal.write(codes)
    }

    private func pictureCodes(_ area: ReviewScreen.Area, _ cell: (width: Int, height: Int)?) throws -> String {
        guard let picture = session.picture else { return "" }
        let header = try PNGHeader(of: picture.png, file: picture.path)
        let cell = cell ?? PictureFit.usualCell
        let fit = PictureFit(
            width: header.width, height: header.height, into: (area.columns, area.rows), cell: cell)
        let start = "\u{1B}[\(area.row + 1);\(area.column + 1)H"
        switch pictures {
        case .kitty: return start + InlinePicture.kitty(picture.png, fit)
        case .iterm: return start + InlinePicture.iterm(picture.png, fit)
        case .sixel:
            let bitmap = try Bitmap(png: picture.png, file: picture.path)
            return start
                + SixelPicture(bitmap.scaled(toWidth: fit.columns * cell.width, height: fit.rows * cell.height)).codes
        case .blocks:
            let lines = BlockPicture(try Bitmap(png: picture.png, file: picture.path), fit).lines
            return lines.enumerated().map { "\u{1B}[\(area.row + 1 + $0.offset);\(area.column + 1)H\($0.element)" }
                .joined()
        case .none: return ""
        }
    }
}
