import LayoutSimGeometry
import LayoutSimViewTree

extension PropertyLine<View> {
    /// How sliders look where they are not the system's.
    static let sliders: [PropertyLine] = [
        picture("slider-minimum-image", \.minimumImage), picture("slider-maximum-image", \.maximumImage),
        picture("slider-thumb", \.thumb), picture("slider-minimum-track", \.minimumTrack),
        picture("slider-maximum-track", \.maximumTrack), frame("slider-track-frame", \.frames.track),
        frame("slider-thumb-frame", \.frames.thumb), frame("slider-minimum-frame", \.frames.minimumImage),
        frame("slider-maximum-frame", \.frames.maximumImage),
    ]

    private static func picture(
        _ name: String, _ path: Place<View, Image?>.Path<SliderLooks, Image?>
    ) -> PropertyLine {
        PropertyLine(name, .looks(path), Spelling<Image>.image.orNone, omitting: .some(nil), .paint)
    }

    private static func frame(_ name: String, _ path: Place<View, Rect?>.Path<SliderLooks, Rect?>) -> PropertyLine {
        PropertyLine(name, .looks(path), Spelling<Rect>.rect.orNone, omitting: .some(nil), .paint)
    }
}

extension Place<View, Image?> {
    fileprivate static func looks(_ path: Path<SliderLooks, Value>) -> Place { Place(sliderLooks: path) }
}

extension Place<View, Rect?> {
    fileprivate static func looks(_ path: Path<SliderLooks, Value>) -> Place { Place(sliderLooks: path) }
}

extension Place where Owner == View {
    /// A property of the looks of a slider; no other view has it.
    fileprivate init(sliderLooks path: Path<SliderLooks, Value>) {
        self.init(
            get: { view in
                guard case .control(.slider(_, let looks)) = view.content else { return nil }
                return (looks ?? SliderLooks())[keyPath: path]
            },
            set: { view, value in
                guard case .control(.slider(let share, let looks)) = view.content else { return false }
                var changed = looks ?? SliderLooks()
                changed[keyPath: path] = value
                view.content = .control(.slider(value: share, looks: changed == SliderLooks() ? nil : changed))
                return true
            })
    }
}

extension Control {
    /// The looks of a slider that are not the system's.
    var sliderLooks: SliderLooks? { if case .slider(_, let looks) = self { looks } else { nil } }

    /// The same control; a slider has other looks.
    func replacingLooks(with looks: SliderLooks?) -> Control {
        guard case .slider(let value, _) = self else { return self }
        return .slider(value: value, looks: looks)
    }
}
