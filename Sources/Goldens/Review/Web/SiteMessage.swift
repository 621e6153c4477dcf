import LayoutSimJSON
import LayoutSimPixels

/// A request of a page to its server: `{"variants": [{"key": …, "digest": …}], "waiver": …}`.
struct SiteMessage: Hashable {
    /// The variants, as the page shows them.
    var variants: [ReviewRequest.Seen] = []
    /// Why their faults are intended; `nil` if there is nothing to waive.
    var waiver: String?

    /// Parses a message; throws a `JSONError` if it is not valid.
    init(_ body: [UInt8]) throws {
        let node = try JSONDocument(parsing: body, file: "request").root
        variants = try node.member("variants").elements().map { node in
            let digest = try node.optionalMember("digest")?.string()
            return ReviewRequest.Seen(try node.member("key").string(), digest.flatMap { ContentHash($0) })
        }
        waiver = try node.optionalMember("waiver")?.string()
    }
}

/// The response of a site to a page.
struct SiteAnswer: Hashable {
    /// A problem that the user of the page can solve.
    enum Problem: String {
        /// The pending contents differ from what the page shows.
        case stale
        /// A layout has a fault that needs a waiver.
        case fault
    }

    /// A message about what happened.
    var said: String
    /// The keys of variants whose decision was undone.
    var variants: [String] = []
    /// The number of variants that were accepted last and can be undone.
    var undoable = 0
    var problem: Problem?
    /// The faults that need a waiver.
    var faults: [String] = []

    /// Returns the HTTP response with this answer as JSON.
    func response(_ status: Int) -> HTTPResponse {
        HTTPResponse(
            status,
            json: JSON([
                "said": .string(said), "variants": .array(variants.map { .string($0) }),
                "undoable": .number(Double(undoable)), "problem": problem.map { .string($0.rawValue) },
                "faults": .array(faults.map { .string($0) }),
            ]))
    }
}
