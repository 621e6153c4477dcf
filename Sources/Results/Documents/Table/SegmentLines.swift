import LayoutSimGeometry
import LayoutSimNotation
import LayoutSimText
import LayoutSimViewTree

extension PropertyLine<View> {
    /// A line for each segment of a segmented control.
    static let segments = PropertyLine(
        name: "segment", rows: [PropertyRow("segments", .segments, .segments)],
        values: { Place.segments.get($0)?.map(Spelling<Control.Segment>.segment.write) ?? [] },
        read: { view, words in
            guard let segment = Spelling<Control.Segment>.segment.read(&words) else { return false }
            return Place.segments.set(&view, (Place.segments.get(view) ?? []) + [segment])
        })
}

extension Place<View, [Control.Segment]> {
    /// The segments of a segmented control.
    fileprivate static var segments: Place {
        Place(
            get: { view in if case .control(let control) = view.content { control.segments } else { nil } },
            set: { view, segments in
                guard case .control(let control) = view.content, control.segments != nil else { return false }
                view.content = .control(control.replacingSegments(with: segments))
                return true
            })
    }
}

extension Control {
    var segments: [Segment]? {
        if case .segmented(let segments, _, _) = self { segments } else { nil }
    }

    func replacingSegments(with segments: [Segment]) -> Control {
        guard case .segmented(_, let selected, let apportionsByContent) = self else { return self }
        return .segmented(segments, selected: selected, apportionsByContent: apportionsByContent)
    }
}

extension Spelling<Control.Segment> {
    /// The title, the image width, the explicit segment width, the custom appearance, and the image.
    fileprivate static var segment: Spelling {
        Spelling(
            write: { segment in
                let font = Spelling<Font>.font
                let words = [
                    quoted(segment.title), segment.imageWidth == 0 ? nil : exact(segment.imageWidth),
                    segment.width == 0 ? nil : "wide \(exact(segment.width))",
                    segment.looks == nil ? nil : "looks",
                    segment.looks?.font.map { "font \(font.write($0))" },
                    segment.looks?.shownFont.map { "shown \(font.write($0))" },
                    segment.looks?.color.map { "color \($0)" },
                    segment.looks?.background.map { "behind \(Spelling<Image>.image.write($0))" },
                    segment.image.map { "picture \(Spelling<Image>.image.write($0))" },
                ]
                return words.compactMap(\.self).joined(separator: " ")
            },
            read: { words in
                guard let title = words.name() else { return nil }
                var segment = Control.Segment(title, imageWidth: words.number() ?? 0)
                if words.skip("wide") { segment.width = words.number() ?? 0 }
                if words.skip("looks") { segment.looks = looks(&words) }
                if words.skip("picture") { segment.image = Spelling<Image>.image.read(&words) }
                return segment
            })
    }

    private static func looks(_ words: inout WordReader) -> SegmentLooks {
        var looks = SegmentLooks()
        if words.skip("font") { looks.font = Spelling<Font>.font.read(&words) }
        if words.skip("shown") { looks.shownFont = Spelling<Font>.font.read(&words) }
        if words.skip("color") { looks.color = words.color() }
        if words.skip("behind") { looks.background = Spelling<Image>.image.read(&words) }
        return looks
    }
}

extension Spelling<[Control.Segment]> {
    fileprivate static var segments: Spelling {
        Spelling(
            write: { $0.map(Spelling<Control.Segment>.segment.write).joined(separator: ", ") }, read: { _ in nil })
    }
}
