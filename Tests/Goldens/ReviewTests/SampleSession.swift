import LayoutSimCauses
import LayoutSimPixels
import LayoutSimReports
import LayoutSimSnapshots

@testable import LayoutSimReview

/// Returns a report with a change in three variants, a new variant and a golden without a variant.
func sampleReport() -> ReviewReport {
    func variant(_ name: String, _ outcome: SnapshotOutcome, _ sides: String = "") -> ReviewVariant {
        var variant = undigested(name, outcome, sides)
        variant.digest = outcome == .orphan ? nil : digest(of: name)
        variant.faults = name == "large" ? ["truncated box: \"Bo…\""] : []
        return variant
    }
    func undigested(_ name: String, _ outcome: SnapshotOutcome, _ sides: String) -> ReviewVariant {
        func picture(_ side: Character) -> ReviewVariant.Picture? {
            sides.contains(side) ? ReviewVariant.Picture(path: "\(name)/\(side).png") : nil
        }
        return ReviewVariant(
            key: "card/\(name)", screen: "card", device: name, outcome: outcome,
            headline: outcome == .layout ? Headline("box.y 40 → 58", reason: "because gap 8 → 26") : Headline(""),
            sections: outcome == .layout
                ? [
                    [
                        ExplanationLine(.cause, "gap 8 → 26"),
                        ExplanationLine(.effect, "box.y 40 → 58"),
                        ExplanationLine(.effect, "box.top at its limit, which is said in quite many words"),
                    ]
                ] : [],
            treeDiff: outcome == .layout ? ["-   box  10 40 100 40", "+   box  10 58 100 40"] : [],
            tree: ["view  0 0 160 120", "  box  10 58 100 40", "constraints", "  box.top == 58  off by 2", "audits"].map
            {
                ReviewVariant.TreeLine($0)
            },
            pictures: ReviewVariant.Pictures(
                expected: picture("o"), actual: picture("n"), difference: picture("d")))
    }
    let group = ReviewGroup(
        id: "7c1f", headline: Headline("box.y 40 → 58", reason: "because gap 8 → 26"), outcome: .layout,
        variants: ["card/small", "card/medium", "card/large"])
    return ReviewReport(
        groups: [group],
        variants: [
            variant("small", .layout, "ond"), variant("medium", .layout, "ond"), variant("large", .layout, "ond"),
            variant("fresh", .new, "n"), variant("left", .orphan),
        ])
}

/// Returns the identifying hash of a variant of the sample.
func digest(of name: String) -> ContentHash { ContentHash(ofText: name) }

/// Returns variants of the sample as a reviewer sees them.
func seen(_ names: String...) -> [ReviewRequest.Seen] {
    names.map { ReviewRequest.Seen("card/\($0)", digest(of: $0)) }
}

/// Returns a session after keys, letters and `<` and `>` for the arrows, with its requests performed.
func session(after keys: String) -> (session: ReviewSession, requests: [ReviewRequest]) {
    var session = ReviewSession(sampleReport())
    var requests: [ReviewRequest] = []
    for key in keys {
        let pressed: ReviewKey =
            key == "<" ? .left : key == ">" ? .right : key == "v" ? .character("v") : .character(key)
        guard let request = session.press(pressed) else { continue }
        requests.append(request)
        session.settle(request)
    }
    return (session, requests)
}
