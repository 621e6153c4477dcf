import LayoutSimFiles
import LayoutSimJSON
import LayoutSimPixels

/// A change of goldens, recorded before it is made, so that it can be completed, rolled back and undone.
struct GoldenChange: Hashable, Sendable {
    /// The command that changes goldens.
    enum Action: String, CaseIterable, Hashable, Sendable {
        case accept, prune, resolve, undo
    }

    var action: Action
    /// The variants, with the digests of the new goldens; `nil` for removed ones.
    var variants: [SnapshotKey: ContentHash?]
    /// Why serious faults are accepted.
    var reason: String?
    /// The hash of the new lock file.
    var lock: ContentHash
    /// The hash of the new waiver file; `nil` if it does not change.
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

    /// Restores a change from `json`; throws a `JSONError` for anything else.
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
