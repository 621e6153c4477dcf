import LayoutSimUIKitTesting
import Testing
import UIKit

#Preview("A label", traits: .landscapeLeft, .fixedLayout(width: 320, height: 40)) {
    let label = UILabel()
    label.text = "Hello"
    return label
}
#Preview { UINavigationController(rootViewController: UITableViewController()) }
#Preview(arguments: [1, 2]) { number in
    let label = UILabel()
    label.text = "\(number)"
    return label
}

@Suite @MainActor struct PreviewTests {
    private func previews() throws -> [Preview] {
        try Previews.all().filter { $0.fileID.hasSuffix("/PreviewTests.swift") }.map { try $0.makePreview() }
    }

    @Test func `previews are found in the order of their lines, with names and traits`() throws {
        let previews = try previews()
        #expect(previews.map(\.name) == ["A label", nil, nil])
        #expect(Previews.all().filter { $0.fileID.hasSuffix("/PreviewTests.swift") }.map { $0.line } == [5, 10, 11])
        let traits = try #require(previews.first).traits.map(\.value)
        guard case .orientation(.landscapeLeft) = traits.first, case .layout(.fixed(320, 40)) = traits.last else {
            Issue.record("\(traits)")
            return
        }
    }

    @Test func `previews make what they show, once for each argument`() throws {
        let contents = try previews().map { $0.contents.map { $0() } }
        #expect(contents.map(\.count) == [1, 1, 2])
        #expect(contents.first?.compactMap { ($0 as? UILabel)?.text } == ["Hello"])
        #expect(contents.dropFirst().first?.first is UINavigationController)
        #expect(contents.last?.compactMap { ($0 as? UILabel)?.text } == ["1", "2"])
    }
}
