import LayoutSimDevices
import LayoutSimInterfaceBuilder
import LayoutSimText

/// A combination of settings with which a sweep examines a file.
struct ReaderCase: Sendable {
    var viewport: Viewport
    var contentSize: ContentSizeCategory
    /// The language; `nil` for that of the file.
    var language: Language?
    /// The number of the cases on its device in its language, from 0; those of one language are consecutive.
    var group: Int

    /// The number of settings that differ from those of most users.
    var departures: Int {
        (contentSize == .large ? 0 : 1) + (language == nil ? 0 : 1) + (viewport.orientation == .portrait ? 0 : 1)
    }

    /// The label, such as `iphone-5 portrait, accessibilityLarge, de`.
    var label: String {
        ([viewport.label] + (contentSize == .large ? [] : [contentSize.rawValue]) + (language.map { [$0.name] } ?? []))
            .joined(separator: ", ")
    }

    func change(_ request: inout InterfaceBuilderRequest) {
        request.viewport = viewport
        request.isTurned = false
        request.contentSize = contentSize
        request.language = language
    }

    /// Returns all cases, ordered by how much they differ from the settings of most users.
    static func all(_ viewports: [Viewport], _ languages: [Language?]) -> [ReaderCase] {
        let all = ContentSizeCategory.allCases
        let sizes = Array(all.drop { $0 != .large }) + all.prefix { $0 != .large }.reversed()
        let groups = languages.flatMap { language in viewports.map { (language, $0) } }
        let cases = groups.enumerated().flatMap { group, settings in
            sizes.map { ReaderCase(viewport: settings.1, contentSize: $0, language: settings.0, group: group) }
        }
        return cases.enumerated().sorted { ($0.element.departures, $0.offset) < ($1.element.departures, $1.offset) }
            .map(\.element)
    }
}
