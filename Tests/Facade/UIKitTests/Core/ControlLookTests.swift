import Foundation
import LayoutSimGeometry
import LayoutSimViewTree
import Testing

@testable import UIKit

/// The custom appearance of segments, sliders, buttons and effects.
@MainActor @Suite struct ControlLookTests {
    private func segments(_ control: UISegmentedControl) -> [Control.Segment] {
        guard case .control(.segmented(let segments, _, _))? = control.contentValue() else { return [] }
        return segments
    }

    private let plain = UIFont.systemFont(ofSize: 20)
    private let bold = UIFont.boldSystemFont(ofSize: 20)

    @Test func `attributes of a state take precedence over those of the normal one`() {
        let control = UISegmentedControl(items: ["One", "Two", "Three"])
        control.selectedSegmentIndex = 1
        let width = control.intrinsicContentSize.width
        control.setTitleTextAttributes([.foregroundColor: UIColor.red, .font: plain], for: .normal)
        control.setTitleTextAttributes([.foregroundColor: UIColor.blue], for: .selected)
        control.setEnabled(false, forSegmentAt: 2)
        let looks = segments(control).map(\.looks)
        #expect(looks.map { $0?.font } == Array(repeating: plain.values.font, count: 3))
        #expect(looks.map { $0?.shownFont } == [nil, nil, nil])
        #expect(looks[0]?.color == Color(hex: 0xFF0000) && looks[1]?.color == Color(hex: 0x0000FF))
        #expect(looks[2]?.color == SystemColor.tertiaryLabel.color(in: .light))
        #expect(control.intrinsicContentSize.width > width * 1.2)
        control.setTitleTextAttributes([.font: bold], for: .selected)
        #expect(segments(control)[1].looks?.shownFont == bold.values.font)
        #expect(segments(control)[1].looks?.color == Color(hex: 0xFF0000))
        control.setTitleTextAttributes(nil, for: .normal)
        #expect(segments(control)[0].looks == nil)
        #expect(control.intrinsicContentSize.width == width)
    }

    @Test func `segments follow the font where fingers touch them`() {
        let control = UISegmentedControl(items: ["I", "A longer title"])
        control.apportionsSegmentWidthsByContent = true
        control.frame = CGRect(x: 0, y: 0, width: 300, height: 32)
        let narrow = control.segmentFrames[0].width
        control.setTitleTextAttributes([.font: UIFont.systemFont(ofSize: 40)], for: .normal)
        #expect(control.segmentFrames[0].width < narrow)
    }

    @Test func `pictures of segments are templates unless they say otherwise`() {
        let picture = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 6)).image { $0.fill($0.format.bounds) }
        let own = picture.withRenderingMode(.alwaysOriginal)
        let control = UISegmentedControl(items: [picture, own, UIImage(systemName: "map") as Any, "Title"])
        let images = segments(control).map(\.image)
        #expect(images.map { $0?.isTemplate } == [true, false, false, nil])
        #expect(images[2]?.source == .symbol("map"))
        #expect(segments(control)[0].imageWidth == 8)
    }

    @Test func `an empty picture behind segments hides the plate`() {
        let control = UISegmentedControl(items: ["A"])
        control.setBackgroundImage(UIImage(), for: .normal, barMetrics: .default)
        #expect(segments(control)[0].looks?.background?.size == .zero)
    }

    private func looks(_ slider: UISlider) -> SliderLooks? {
        guard case .control(.slider(_, let looks))? = slider.contentValue() else { return nil }
        return looks
    }

    private func picture(_ width: CGFloat, _ height: CGFloat) -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: width, height: height)).image { $0.fill($0.format.bounds) }
    }

    @Test func `pictures at the ends narrow the track of a slider`() {
        let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
        #expect(looks(slider) == nil)
        #expect(slider.trackRect(forBounds: slider.bounds) == CGRect(x: 0, y: 14, width: 200, height: 6))
        slider.minimumValueImage = picture(20, 16)
        slider.maximumValueImage = picture(24, 10)
        #expect(slider.minimumValueImageRect(forBounds: slider.bounds) == CGRect(x: 0, y: 9, width: 20, height: 16))
        #expect(slider.maximumValueImageRect(forBounds: slider.bounds) == CGRect(x: 176, y: 12, width: 24, height: 10))
        #expect(slider.trackRect(forBounds: slider.bounds) == CGRect(x: 28, y: 14, width: 140, height: 6))
        #expect(looks(slider)?.minimumImage?.size == Size(width: 20, height: 16))
        #expect(looks(slider)?.frames == SliderLooks.Frames())
    }

    @Test func `pictures of a slider's track and thumb are those of its state`() {
        let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
        slider.setThumbImage(picture(10, 12), for: .normal)
        slider.setThumbImage(picture(14, 12), for: .highlighted)
        slider.setMinimumTrackImage(picture(3, 8), for: .normal)
        slider.setMaximumTrackImage(UIImage(), for: .normal)
        #expect(looks(slider)?.thumb?.size == Size(width: 10, height: 12))
        #expect(looks(slider)?.maximumTrack?.size == .zero)
        #expect(slider.trackRect(forBounds: slider.bounds).height == 8)
        #expect(slider.thumbFrame == CGRect(x: 0, y: 11, width: 10, height: 12))
        slider.isHighlighted = true
        #expect(looks(slider)?.thumb?.size.width == 14)
    }

    private final class Thick: UISlider {
        override func trackRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 0, dy: 10) }
    }

    @Test func `a slider whose class places the track is drawn there`() {
        let slider = Thick(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
        #expect(looks(slider)?.frames.track == Rect(x: 0, y: 10, width: 200, height: 14))
        #expect(looks(slider)?.frames.thumb == nil)
    }

    @Test func `an activity indicator takes the place of a configured button's picture`() throws {
        var configuration = UIButton.Configuration.filled()
        configuration.title = "Save"
        configuration.image = UIImage(systemName: "star")
        configuration.imagePadding = 6
        let button = UIButton(configuration: configuration)
        button.configuration?.showsActivityIndicator = true
        button.frame = CGRect(x: 0, y: 0, width: 160, height: 40)
        button.layoutIfNeeded()
        let indicator = try #require(button.subviews.lazy.compactMap { $0 as? UIActivityIndicatorView }.first)
        let title = try #require(button.titleLabel)
        #expect(indicator.isAnimating && !indicator.isHidden && indicator.color == .white)
        #expect(indicator.frame.size == CGSize(width: 20, height: 20) && indicator.frame.midY == 20)
        #expect(abs(title.frame.minX - indicator.frame.maxX - 6) < 0.5)
        #expect(button.imageView?.isHidden == true)
        button.configuration = .plain()
        button.configuration?.showsActivityIndicator = true
        button.tintColor = .red
        #expect(indicator.color == .red)
        button.configuration = configuration
        button.configuration?.showsActivityIndicator = false
        #expect(indicator.isHidden && button.imageView?.isHidden == false)
    }

    @Test(
        arguments: [
            (.light, .light, Color.white.withAlpha(0x4D)), (.regular, .dark, Color(hex: 0x1C1C1C).withAlpha(0xBA)),
            (.systemMaterial, .light, BlurMaterial.systemMaterialLight.color(in: .dark)),
            (.systemMaterialDark, .light, BlurMaterial.systemMaterial.color(in: .dark)),
            (.systemThinMaterial, .dark, BlurMaterial.systemThinMaterialDark.color(in: .light)),
        ] as [(UIBlurEffect.Style, UIUserInterfaceStyle, Color)])
    func `a blur has the color of its style`(
        _ style: UIBlurEffect.Style, _ traits: UIUserInterfaceStyle, _ color: Color
    ) {
        let view = UIVisualEffectView(effect: UIBlurEffect(style: style))
        view.overrideUserInterfaceStyle = traits
        #expect(view.partColors == [.material: color])
        #expect(view.contentValue() == .opaque(.effect))
        view.effect = nil
        #expect(view.contentValue() == nil && view.partColors == [:])
    }

    @Test func `the material of an effect view is drawn in a screen`() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        root.addSubview(UIVisualEffectView(effect: UIBlurEffect(style: .extraLight)))
        let view = root.frozen(named: "effect").root.subviews.first
        #expect(view?.partColors == [.material: BlurMaterial.extraLight.color(in: .light)])
    }

    @Test func `transformers change the texts and pictures of configured buttons`() throws {
        var configuration = UIButton.Configuration.plain()
        configuration.title = "Go"
        configuration.image = UIImage(systemName: "star")
        configuration.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { incoming in
            var outgoing = incoming
            outgoing.font = .boldSystemFont(ofSize: 30)
            outgoing.foregroundColor = .red
            return outgoing
        }
        configuration.imageColorTransformer = UIConfigurationColorTransformer { _ in .green }
        let button = UIButton(configuration: configuration)
        let label = try #require(button.titleLabel)
        #expect(label.font == .boldSystemFont(ofSize: 30) && label.textColor == .red && label.text == "Go")
        #expect(button.imageView?.tintColor == .green)
        #expect(button.intrinsicContentSize.height > 48)
    }

    @Test(
        arguments: [
            (.dynamic, 12, 12), (.fixed, 0, 0), (.large, 12, nil), (.capsule, 12, nil), (.dynamic, nil, nil),
        ] as [(UIButton.Configuration.CornerStyle, CGFloat?, Double?)])
    func `a configuration's own corners and line are kept`(
        _ style: UIButton.Configuration.CornerStyle, _ radius: CGFloat?, _ kept: Double?
    ) {
        var configuration = UIButton.Configuration.filled()
        configuration.cornerStyle = style
        if let radius { configuration.background.cornerRadius = radius }
        configuration.background.strokeWidth = 2
        configuration.background.strokeColor = .red
        guard case .configuration(let value) = UIButton(configuration: configuration).buttonValue().style else {
            Issue.record("no configuration")
            return
        }
        #expect(value.cornerRadius == kept)
        #expect(value.stroke == Border(width: 2, color: Color(hex: 0xFF0000)))
    }

    @Test func `every material is that of a style`() {
        for material in BlurMaterial.allCases { #expect(UIBlurEffect.Style(material) != nil, "\(material)") }
    }
}
