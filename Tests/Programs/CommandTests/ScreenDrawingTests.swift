import Foundation
import Testing

@testable import LayoutSimCommand

/// How screens are drawn by a program that forks processes, here by a script in its place.
@Suite struct ScreenDrawingTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    /// Returns what comes of three screens: the numbers of those that are drawn, with their notes, or the reasons.
    ///
    /// - Parameter body: What the script does for each line of its list, whose screen has the number `$n`, the place
    ///   `$i` in the list, and the path `$path`.
    private func outcomes(_ body: String) throws -> [String] {
        let program = folder.url.appending(path: "program.sh")
        let script = """
            i=0
            while read -r n request; do
                path=${LAYOUTSIM_SCREENS%/*}/$n
                \(body)
                i=$((i + 1))
            done <"$LAYOUTSIM_SCREENS"

            """
        try script.write(to: program, atomically: true, encoding: .utf8)
        let drawing = ScreenDrawing(
            command: ["sh", program.path], folder: folder.url.appending(path: "pictures").path, variables: [:])
        let screens = (0..<3).map { number in
            DrawableScreen(
                ScreenCandidate(
                    kind: .scene(storyboard: "Ma\nin", id: "\(number)"), place: "Main.storyboard:\(number)",
                    name: "\(number)"))
        }
        var outcomes: [String] = []
        try drawing.draw(screens) { screen, outcome in
            switch outcome {
            case .picture(_, let notes): outcomes.append(([screen.name] + notes).joined(separator: " "))
            case .omission(let omission): outcomes.append(omission.line)
            }
        }
        return outcomes
    }

    @Test func `all screens are drawn by one program, in order`() throws {
        let drawn = try outcomes("touch $path.png; echo note $n >$path.txt; echo $i 0; echo run >>$path.runs")
        #expect(drawn == ["0 note 0", "1 note 1", "2 note 2"])
    }

    @Test func `a screen that ends its process is told, and the others are drawn`() throws {
        let drawn = try outcomes(
            "[ $n = 1 ] && { echo 'x.swift:3: Fatal error: no' >$path.log; echo $i 132; } ||"
                + " { touch $path.png; echo $i 0; }")
        #expect(drawn == ["0", "Main.storyboard:1: error: 1 is not drawn: fatal error: no (x.swift:3)", "2"])
    }

    @Test func `a screen whose code ends the process without an error is a fault`() throws {
        let drawn = try outcomes("[ $n = 1 ] || touch $path.png; echo $i 0")
        #expect(drawn == ["0", "Main.storyboard:1: error: 1 is not drawn: its code ended the process", "2"])
    }

    @Test func `screens that the program does not come to are drawn alone`() throws {
        let drawn = try outcomes("[ $i = 0 ] || exit 3; touch $path.png; echo $i 0")
        #expect(drawn == ["0", "1", "2"])
    }

    @Test func `a program that ends before any screen says why`() throws {
        let drawn = try outcomes("[ $n = 2 ] && { touch $path.png; echo $i 0; } || { echo 'Fatal error: no'; exit 3; }")
        #expect(drawn.last == "2")
        #expect(drawn.first == "Main.storyboard:0: error: 0 is not drawn: fatal error: no")
    }

    @Test func `a screen that needs the app's launch is drawn after it`() throws {
        let drawn = try outcomes(
            """
            [ $n$LAYOUTSIM_LAUNCH_FIRST = 1 ] && { echo $i 132; i=$((i + 1)); continue; }
            [ $n = 1 ] && echo "layoutsim: left out: A.swift:1 needs X" >$path.log
            touch $path.png; echo $i 0
            """)
        let note = "the app was launched before, since it is not drawn without that"
        #expect(drawn == ["0", "1 hollow: A.swift:1 needs X \(note)", "2"])
    }

    @Test func `a screen that runs into what is set aside is drawn without it`() throws {
        let drawn = try outcomes(
            """
            [ $n$LAYOUTSIM_LEAVE_OUT = 1 ] && { echo $i 71; continue; }
            [ $n = 1 ] && echo "layoutsim: left out: A.swift:1 needs X" >$path.log
            touch $path.png; echo $i 0
            """.replacing("continue", with: "i=$((i + 1)); continue"))
        #expect(drawn == ["0", "1 hollow: A.swift:1 needs X", "2"])
    }
}
