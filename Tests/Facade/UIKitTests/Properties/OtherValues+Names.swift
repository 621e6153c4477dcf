import Foundation
import QuartzCore

@testable import UIKit

extension OtherValues {
    /// Choices that have names, of layers and animations.
    static let layerNames: [Sample] = [
        entry(CAMediaTimingFillMode.self) { _ in .both },
        entry(CALayerContentsFilter.self) { _ in .nearest },
        entry(CAAnimationCalculationMode.self) { $0 == .discrete ? .linear : .discrete },
        entry(CAAnimationRotationMode.self) { _ in .rotateAuto },
        entry(CATransitionType.self) { _ in .push },
        entry(CATransitionSubtype.self) { _ in .fromTop },
        entry(CAGradientLayerType.self) { _ in .radial },
        entry(CAEmitterLayerEmitterShape.self) { _ in .circle },
        entry(CAEmitterLayerEmitterMode.self) { _ in .outline },
        entry(CAEmitterLayerRenderMode.self) { _ in .additive },
        entry(CAScrollLayerScrollMode.self) { _ in .none },
        entry(CAShapeLayerFillRule.self) { _ in .evenOdd },
        entry(CAShapeLayerLineCap.self) { _ in .round },
        entry(CAShapeLayerLineJoin.self) { _ in .round },
        entry(CATextLayerTruncationMode.self) { _ in .middle },
        entry(CATextLayerAlignmentMode.self) { _ in .right },
        entry(CALayerContentsGravity.self) { _ in .bottomRight },
        entry(CALayerContentsFormat.self) { _ in .gray8Uint },
        entry(CALayerCornerCurve.self) { _ in .continuous },
        entry(CAEdgeAntialiasingMask.self) { _ in [.layerLeftEdge] },
        entry(CAFrameRateRange.self) { _ in CAFrameRateRange(minimum: 20, maximum: 40, preferred: 30) },
        entry(CAMediaTimingFunction.self) { _ in CAMediaTimingFunction(name: .easeIn) },
        entry([CAMediaTimingFunction].self) { _ in [CAMediaTimingFunction(name: .easeIn)] },
        entry([CAAnimation].self) { _ in [CABasicAnimation(keyPath: "opacity")] },
    ]

    /// Choices that have names, of UIKit.
    static let names: [Sample] = [
        entry(UITextContentType.self) { _ in .password },
        entry(UIContentSizeCategory.self) { _ in .small },
        entry(UITableViewCell.SeparatorStyle.self) { _ in .none },
        entry(UITableViewCell.SelectionStyle.self) { _ in .none },
        entry(UIUserInterfaceStyle.self) { $0 == .dark ? .light : .dark },
        entry(UISemanticContentAttribute.self) { _ in .forceRightToLeft },
        entry(UISheetPresentationController.Detent.Identifier.self) { _ in .large },
        entry(UIFontDescriptor.SystemDesign.self) { _ in .monospaced },
        entry(UIAccessibilityTraits.self) { _ in [.button, .selected] },
        entry(UISceneSession.Role.self) { _ in .windowExternalDisplayNonInteractive },
        entry(UIFontDescriptor.SymbolicTraits.self) { _ in .traitBold },
        entry([UIActivity.ActivityType].self) { _ in [.print] },
        entry([UIActivityItemsConfigurationInteraction].self) { _ in [.copy] },
        entry(UIAccessibilityCustomRotor.Direction.self) { $0 == .next ? .previous : .next },
        entry(Selector.self) { _ in "copy:" },
        entry(UInt32.self) { ($0 ?? 0) + 1 },
        entry([NSNumber].self) { _ in [0, 0.25, 1] },
        entry([String].self) { _ in ["One", "Two"] },
        entry(Set<String>.self) { _ in ["A much longer title"] },
        entry([Double].self) { _ in [1, 2] },
        entry(ClosedRange<Double>.self) { _ in 3...4 },
        entry(NSRange.self) { _ in NSRange(location: 1, length: 2) },
        entry(IndexPath.self) { _ in [0, 1] },
        entry(URL.self) { _ in URL(fileURLWithPath: "/none/sample") },
        entry([URL].self) { _ in [URL(fileURLWithPath: "/none/sample")] },
        entry(Data.self) { _ in Data([1, 2]) },
        entry(Calendar.self) { _ in Calendar(identifier: .buddhist) },
        entry(DateInterval.self) { _ in
            DateInterval(start: Date(timeIntervalSinceReferenceDate: 0), duration: 3_000_000)
        },
        entry(DateComponents.self) { _ in DateComponents(year: 2001, month: 1, day: 3) },
        entry([DateComponents].self) { _ in [DateComponents(year: 2001, month: 1, day: 3)] },
        entry(AttributedString.self) { _ in AttributedString("Sample words") },
        entry([AnyHashable: Any].self) { _ in ["a": 1] },
        entry([String: Any].self) { _ in ["a": 1] },
        entry([[String: Any]].self) { _ in [["public.utf8-plain-text": "words"]] },
        entry(Set<AnyHashable>.self) { _ in ["a"] },
        entry([String: any NSSecureCoding].self) { _ in ["a": NSNumber(value: 1)] },
    ]
}
