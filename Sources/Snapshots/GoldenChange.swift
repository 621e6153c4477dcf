import LayoutSimFiles
import LayoutSimJSON
import LayoutSimPixels

/// A change of goldens, as it is noted before it is made: what can be completed, taken back and undone.
struct GoldenChange: Hashable, Sendable {
    /// The command that changes goldens.
    enum Action: String, CaseIterable, Hashable, Sendable {
        case accept, prune, resolve, undo
    }

    var action: Action
    /// The variants, with the digests of what becomes golden; none of what is removed.
    var variants: [SnapshotKey: ContentHash?]
    /// Why serious faults are accepted.
    var reason: String?
    /// The hash of the lock file that is written.
    var lock: ContentHash
    /// The hash of the waiver file that is written, if one is.
    var waivers: ContentHash?

    /// The variants, sorted.
    var keys: [SnapshotKey] { variants.keys.sorted() }
}

extension GoldenChange {
    var json: JSON {
        JSON([
            "action": .string(action.rawValue), "reason": reason.map { .string($0) },
            "lock": .string(lock.description), "waivers": waivers.map { .string($0.description) },
            "variants": .array(
                keys.map { key in
                    let digest = variants[key] ?? nil
                    return JSON(["key": .string(key.description), "digest": digest.map { .string($0.description) }])
                }),
        ])
    }

    /// Reads what `json` writes; throws a `JSONError` for anything else.
    init(_ node: JSONNode) throws {
        action = try node.member("action").choice()
        reason = try node.optionalMember("reason")?.string()
        lock = try node.member("lock").contentHash()
        waivers = try node.optionalMember("waivers")?.contentHash()
        let pairs = try node.member("variants").elements().map {
            (try $0.member("key").key(), try $0.optionalMember("digest")?.contentHash())
        }
        variants = Dictionary(pairs) { _, last in last }
    }
}

extension JSONNode {
    fileprivate func contentHash() throws -> ContentHash {
        guard let hash = ContentHash(try string()) else { throw error("is not a hash of 32 hexadecimal digits") }
        return hash
    }
}
