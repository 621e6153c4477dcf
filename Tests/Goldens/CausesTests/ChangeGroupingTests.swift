import LayoutSimCauses
import LayoutSimDevices
import LayoutSimScreens
import LayoutSimViewTree
import Testing

@Suite struct ChangeGroupingTests {
    private let goldens: Goldens
    private static let phones = ["iphone-4s", "iphone-5", "iphone-6", "iphone-6-plus"]

    init() throws { goldens = try Goldens() }

    private func reports(
        _ name: String = "a", phones: [String] = phones, _ change: (inout ScreenRequest) -> Void
    ) throws -> [CauseReport] {
        try phones.map { phone in
            try goldens.report(
                from: goldens.screen(on: phone), to: goldens.screen(on: phone, change: change),
                named: "\(name)/\(phone)")
        }
    }

    @Test func `one edit in proportion to the screen is one group`() throws {
        let groups = ChangeGrouping(try reports { $0.layoutModel.patchSize = 214 }).groups
        #expect(groups.count == 1)
        #expect(groups[0].variants == ChangeGroupingTests.phones.map { "a/\($0)" })
        #expect(groups[0].representative == "a/iphone-4s")
        #expect(
            "\(groups[0].headline)"
                == "patch.height 198 → 183 because patch.width == 198 → 183 and patch.height == 198 → 183 (in a/iphone-4s, the smallest screen)"
        )
        #expect(groups[0].id.utf8.count == 4)
    }

    @Test func `the headline names no variant where it holds for all of them`() throws {
        let groups = ChangeGrouping(try reports(phones: ["iphone-6"]) { $0.layoutModel.patchSize = 214 }).groups
        #expect(
            groups.map(\.headline.description) == [
                "patch.height 232 → 214 because patch.width == 232 → 214 and patch.height == 232 → 214"
            ])
        let twice = try (0..<2).flatMap { number in
            try reports("\(number)", phones: ["iphone-6"]) { $0.layoutModel.patchSize = 214 }
        }
        #expect(ChangeGrouping(twice).groups.map(\.headline) == groups.map(\.headline))
    }

    @Test func `different edits are different groups, the larger first`() throws {
        let titles = try reports("b", phones: ["iphone-6"]) { $0.title = "Another title" }
        let paddings = try reports { $0.layoutModel.horizontalPadding = 30 }
        let more = try reports("c") { $0.layoutModel.horizontalPadding = 60 }
        let groups = ChangeGrouping(titles + paddings + more.dropLast()).groups
        #expect(groups.map(\.variants.count) == [4, 3, 1])
        #expect(Set(groups.map(\.id)).count == 3)
    }

    @Test func `a group keeps its id whichever variants a run looks at`() throws {
        let all = try reports { $0.layoutModel.verticalGutter = 40 }
        let ids = all.map { ChangeGrouping([$0]).groups.map(\.id) }
        #expect(Set(ids) == [ChangeGrouping(all).groups.map(\.id)])
    }

    @Test func `the same screens group the same whatever their names`() throws {
        let first = try reports("a") { $0.title = "Another title" }
        let second = try reports("b") { $0.title = "Another title" }
        #expect(ChangeGrouping(first + second).groups.map(\.variants.count) == [8])
    }
}
