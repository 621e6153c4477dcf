import LayoutSimJSON
import LayoutSimPixels

/// What a page asks of the program that serves it: `{"variants": [{"key": …, "digest": …}], "waiver": …}`.
struct SiteMessage: Hashable {
    /// The variants concerned, as the page shows them.
    var variants: [ReviewRequest.Seen] = []
    /// Why their faults are intended; `nil` if nothing is to be waived.
    var waiver: String?

    /// Throws a `JSONError` for what is no such message.
    init(_ body: [UInt8]) throws {
        let node = try JSONDocument(parsing: body, file: "request").root
        variants = try node.member("variants").elements().map { node in
            let digest = try node.optionalMember("digest")?.string()
            return ReviewRequest.Seen(try node.member("key").string(), digest.flatMap { ContentHash($0) })
        }
        waiver = try node.optionalMember("waiver")?.string()
    }
}

/// What a site answers to a page.
struct SiteAnswer: Hashable {
    /// Why a page's wish was not met, where the page can do something about it.
    enum Problem: String {
        /// Something else is pending than what the page shows.
        case stale
        /// A layout has a fault that needs a waiver.
        case fault
    }

    /// What happened, in words.
    var said: String
    /// The keys of variants whose decision was taken back.
    var variants: [String] = []
    /// How many variants were accepted last, and can be taken back.
    var undoable = 0
    var problem: Problem?
    /// The faults that need a waiver.
    var faults: [String] = []

    /// The response with this answer as JSON.
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
