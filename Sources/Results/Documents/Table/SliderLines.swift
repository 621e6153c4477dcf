import LayoutSimGeometry
import LayoutSimViewTree

extension PropertyLine<View> {
    /// The custom appearance of sliders.
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
    /// Creates a property of a slider's custom appearance, which no other view has.
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
    /// The custom appearance of a slider; `nil` for the system's, and for other controls.
    var sliderLooks: SliderLooks? { if case .slider(_, let looks) = self { looks } else { nil } }

    /// Returns the control with a different custom appearance if it is a slider.
    func replacingLooks(with looks: SliderLooks?) -> Control {
        guard case .slider(let value, _) = self else { return self }
        return .slider(value: value, looks: looks)
    }
}
