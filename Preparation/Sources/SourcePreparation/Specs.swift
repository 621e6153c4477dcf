/// Specs of Quick, which Linux's XCTest finds by a method only: each class gets one, in whose place Quick runs the
/// examples.
enum Specs {
    /// The classes from which specs inherit.
    static let classes: Set<String> = ["QuickSpec", "AsyncSpec"]
    /// The class from which configurations inherit.
    static let configuration = "QuickConfiguration"

    /// Returns the members that a class gets if it is a spec: the method, and the names of configurations, which cannot
    /// be found at run time otherwise.
    static func members(of type: String, _ hierarchy: Hierarchy) -> [String] {
        guard hierarchy.specs.contains(type.lastName) else { return [] }
        let names = hierarchy.quickConfigurations.sorted().map { "\"\($0)\"" }.joined(separator: ", ")
        let configurations = "override class var _configurations: [String] { [\(names)] }"
        return ["override func testSpec() {}"] + (names.isEmpty ? [] : [configurations])
    }
}
