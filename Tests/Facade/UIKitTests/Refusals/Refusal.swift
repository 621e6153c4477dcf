import UIKit

/// Code that UIKit refuses, with the name of its exception and what the reason contains.
struct Refusal {
    var name: String
    var exception: String
    var reason: String
    var code: @MainActor () -> Void

    init(_ name: String, _ exception: String, _ reason: String, _ code: @escaping @MainActor () -> Void) {
        self.name = name
        self.exception = exception
        self.reason = reason
        self.code = code
    }

    /// All refusals of the table in Docs/refusals.md that have their test here.
    static var all: [Refusal] {
        ofTables + ofTableUpdates + ofCollections + ofCollectionUpdates + ofDataSources + ofContainers + ofBars
            + ofPresentations + ofViews + ofControls + ofNibs
    }
}

let inconsistency = "NSInternalInconsistencyException"
let invalidArgument = "NSInvalidArgumentException"
