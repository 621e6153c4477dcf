import LayoutSimAutoLayout
import LayoutSimFiles
import LayoutSimGeometry
import LayoutSimInterfaceBuilder
import LayoutSimRendering
import LayoutSimViewTree
import Testing

/// A small file of the project's own, with frames worked out by hand and the reasons next to it.
struct GoldenCase: CustomTestStringConvertible, Sendable {
    var name: String

    var testDescription: String { name }

    /// All cases, by name.
    static let all: [GoldenCase] = {
        let names = try? Folder(folder).names()
        return (names ?? []).filter { $0.hasSuffix(".storyboard") || $0.hasSuffix(".xib") }.map(GoldenCase.init)
    }()

    static let folder = #filePath.split(separator: "/").dropLast().map { "/" + $0 }.joined() + "/Cases"

    /// Returns the expected frames by root and view: `root ID`, then `ID x y width height`; `#` begins a reason.
    func expected() throws -> [(root: String, frames: [(view: String, frame: Rect)])] {
        let text = String(decoding: try File("\(GoldenCase.folder)/\(name).frames").contents(), as: UTF8.self)
        var roots: [(root: String, frames: [(view: String, frame: Rect)])] = []
        for line in text.split(separator: "\n") where !line.hasPrefix("#") {
            let words = line.split(separator: " ").map(String.init)
            if words.count == 2, words[0] == "root" {
                roots.append((words[1], []))
                continue
            }
            let numbers = try words.dropFirst().map { try #require(Double($0)) }
            try #require(numbers.count == 4 && !roots.isEmpty, "\(line)")
            let frame = Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
            roots[roots.count - 1].frames.append((words[0], frame))
        }
        return roots
    }

    /// Reads the file and returns the laid out frames by root and view.
    func layouts() throws -> [String: [String: Rect]] {
        let bytes = try File("\(GoldenCase.folder)/\(name)").contents()
        let roots = try InterfaceBuilderFile(parsing: bytes, file: name).roots().roots
        var frames: [String: [String: Rect]] = [:]
        for root in roots {
            let layout = try Renderer(era: root.era).layout(root.screen)
            frames[root.id] = Dictionary(uniqueKeysWithValues: layout.views.map { ($0.view.id, $0.frame) })
        }
        return frames
    }
}
