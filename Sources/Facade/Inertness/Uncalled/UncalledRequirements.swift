/// The requirements of delegates and data sources that nothing in the facade calls, with what a device would show of
/// them.
///
/// What a device shows only while the user does something, such as the preview of a context menu, is behavior.
/// `bin/uncalled-requirements` compares the tables with the calls that the compiler found. The preparation of sources
/// has a link to this folder, and notes which classes implement one of them.
package enum UncalledRequirements {
    /// Kinds by the names of the requirements with labels, by the names of their protocols.
    typealias Table = KeyValuePairs<String, KeyValuePairs<String, Inertness>>

    private static let tables = [applications, controllers, frameworks, interactions, lists, swiftUI, text, views]

    private static let protocols: [String: [(name: String, inertness: Inertness)]] = {
        var found: [String: [(String, Inertness)]] = [:]
        for (name, requirements) in tables.joined() {
            for (requirement, inertness) in requirements { found[requirement, default: []].append((name, inertness)) }
        }
        return found
    }()

    /// The names of the requirements, in no order.
    package static var names: some Sequence<String> { protocols.keys }

    /// Returns the names of the protocols that have a requirement, such as `tableView(_:canFocusRowAt:)`, that is
    /// never called.
    package static func protocols(with requirement: String) -> [String] {
        protocols[requirement]?.map(\.name) ?? []
    }

    /// Returns what a device would show of a requirement; `nil` if it is called here.
    package static func inertness(of requirement: String, in name: String) -> Inertness? {
        protocols[requirement]?.first { $0.name == name }?.inertness
    }
}
