import AppIntents
import Testing
import UIKit

/// Actions and entities as apps declare them.
@Suite struct AppIntentTests {
    struct Trail: AppEntity {
        var id: String
        @Property(title: "Name") var name: String
        static let typeDisplayRepresentation: TypeDisplayRepresentation = "Trail"
        static let defaultQuery = TrailQuery()
        var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(id)", subtitle: "path") }
    }

    struct TrailQuery: EntityStringQuery {
        func entities(for identifiers: [String]) async throws -> [Trail] { identifiers.map { Trail(id: $0) } }
        func entities(matching string: String) async throws -> [Trail] { [Trail(id: string)] }
    }

    enum Pace: String, AppEnum {
        case slow, fast
        static let typeDisplayRepresentation = TypeDisplayRepresentation(name: "Pace")
        static let caseDisplayRepresentations: [Pace: DisplayRepresentation] = [.slow: "Slow", .fast: "Fast"]
    }

    struct Walk: AppIntent {
        static let title: LocalizedStringResource = "Walk"
        static let description: IntentDescription? = "Walks a trail"
        static var parameterSummary: some ParameterSummary { Summary("Walk \(\.$trail) at \(\.$pace)") }

        @Parameter(title: "Trail") var trail: Trail?
        @Parameter(title: "Pace", default: .slow) var pace: Pace
        @Parameter(title: "Times", default: 2, inclusiveRange: (1, 5)) var times: Int

        func perform() async throws -> some IntentResult & ReturnsValue<Int> & ProvidesDialog {
            .result(value: times * 2, dialog: "Walked \(times) times")
        }
    }

    struct Choice: WidgetConfigurationIntent {
        static let title: LocalizedStringResource = "Choice"
        @Parameter(title: "Trail") var trail: Trail?
    }

    struct Shortcuts: AppShortcutsProvider {
        static var appShortcuts: [AppShortcut] {
            AppShortcut(
                intent: Walk(), phrases: ["Walk with \(.applicationName)"], shortTitle: "Walk",
                systemImageName: "figure.walk")
        }
    }

    @Test func `parameters keep what code sets, and begin with their default or nothing`() async throws {
        let walk = Walk()
        #expect(walk.trail == nil && walk.pace == .slow && walk.times == 2)
        walk.times = 3
        #expect(try await walk.perform().value == 6)
    }

    @Test func `queries suggest nothing unless they say so`() async throws {
        #expect(try await TrailQuery().suggestedEntities().isEmpty)
        #expect(try await Trail.defaultQuery.entities(matching: "a").map(\.id) == ["a"])
        #expect(Choice().trail == nil)
    }

    @Test func `an app lists its shortcuts`() { #expect(Shortcuts.appShortcuts.count == 1) }
}
