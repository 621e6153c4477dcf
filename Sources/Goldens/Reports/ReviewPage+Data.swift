import LayoutSimCauses
import LayoutSimDevices
import LayoutSimGeometry
import LayoutSimJSON
import LayoutSimNotation
import LayoutSimPixels
import LayoutSimSnapshots

extension ReviewPage {
    /// Returns the report as elements that no content can close prematurely: the pictures in Base64, one per line, and
    /// the rest as JSON.
    static func data(_ report: ReviewReport, _ progress: ReviewProgress?) -> String {
        let stills = report.variants.flatMap(PageStill.stills)
        let album = PageAlbum(of: stills.map(\.variant))
        let variants = stills.map {
            json($0, album, decision: progress?.decisions[$0.variant.key], canBeAccepted: report.base == nil)
        }
        let places = PagePlaces(of: stills)
        let data: JSON = [
            "origin": origin(of: report), "undoable": .number(Double(progress?.undoable ?? 0)),
            "grace": .number(Double(ReviewProgress.grace)),
            "groups": .array(report.groups.map { json($0, places, report) }), "variants": .array(variants),
        ]
        return "<script type=\"application/json\" id=\"data\">\(scriptEscaped(data.description))</script>\n"
            + "<script type=\"text/plain\" id=\"pictures\">\(album.pictures.joined(separator: "\n"))</script>"
    }

    private static func origin(of report: ReviewReport) -> JSON {
        let origin = report.origin
        return JSON([
            "run": report.run.isEmpty ? nil : .string(report.run), "commit": origin.map { .string($0.commit) },
            "branch": origin?.branch.map { .string($0) }, "date": origin.map { .string($0.date) },
            "hasChanges": origin.map { .boolean($0.hasChanges) },
            "changed": .number(Double(report.counts.changed)), "variants": .number(Double(report.counts.variants)),
            "base": report.base.map { .string($0) },
        ])
    }

    private static func json(_ group: ReviewGroup, _ places: PagePlaces, _ report: ReviewReport) -> JSON {
        [
            "id": group.id.map { .string($0) } ?? .null, "clauses": json(group.headline),
            "outcome": .string(group.outcome.title),
            "variants": .array(group.variants.flatMap { places[$0] }.map { .number(Double($0)) }),
            "command": .string(report.command(group)),
        ]
    }

    private static func json(
        _ still: PageStill, _ album: PageAlbum, decision: ReviewDecision?, canBeAccepted: Bool
    ) -> JSON {
        let variant = still.variant
        return [
            "key": .string(variant.key),
            "word": .string(canBeAccepted && variant.outcome != .orphan ? shellWord(variant.key) : ""),
            "screen": .string(variant.screen),
            "device": .string(variant.device), "content": .string(variant.content),
            "outcome": .string(variant.outcome.title), "isChange": .boolean(variant.outcome.isChange),
            "clauses": json(variant.title),
            "sections": .array(
                variant.sections.map { .array($0.map { [.string($0.label.rawValue), .string($0.text)] }) }),
            "resized": variant.resized.map(json) ?? .null, "sizeMap": album.place(of: variant.pictures.sizeMap),
            "step": variant.step.map { json($0, still.moment) } ?? .null,
            "pixels": .string(variant.pixels), "faults": .array(variant.faults.map { .string($0) }),
            "digest": variant.digest.map { .string("\($0)") } ?? .null,
            "decision": decision.map { .string($0.rawValue) } ?? .null,
            "diff": .array(variant.treeDiff.map { .string($0) }),
            "tree": .array(
                variant.tree.map { ["text": .string($0.text), "old": json($0.expected), "new": json($0.actual)] }),
            "pictures": [
                "old": album.place(of: variant.pictures.expected), "new": album.place(of: variant.pictures.actual),
                "difference": album.place(of: variant.pictures.difference),
            ],
        ]
    }

    /// The widths of windows that were compared, those at which frames change, and the screens of devices among them.
    private static func json(_ resized: ResizedFrames) -> JSON {
        let devices = DeviceCatalog.embedded.devices.filter { resized.compared.contains($0.points.width) }
        return [
            "compared": resized.compared.json, "widths": .array(resized.widths.map(\.json)),
            "devices": .array(devices.map { [.number($0.points.width), .string($0.name)] }),
        ]
    }

    /// Returns the position in a strip, and that of a moment in its recording.
    private static func json(_ step: ScriptStep, _ moment: (index: Int, time: Double)?) -> JSON {
        var parts: [JSON] = [.number(Double(step.number)), .string(step.name), .string(step.variant)]
        if let moment { parts.append([.string(step.name), .number(moment.time), .number(Double(moment.index))]) }
        return .array(parts)
    }

    /// What changed and why, cause by cause.
    private static func json(_ headline: Headline) -> JSON {
        .array(headline.clauses.map { [.string($0.change), .string($0.reason)] })
    }

    private static func json(_ rect: PixelRect?) -> JSON {
        guard let rect else { return .null }
        return .array([rect.x, rect.y, rect.width, rect.height].map { .number(Double($0)) })
    }
}
