import Foundation
import LayoutSimInertness
import QuartzCore

@testable import UIKit

/// Values that a property does not have yet, by its type.
@MainActor enum OtherValues {
    /// Returns a value of a row besides the present one of an object; `nil` for types without samples.
    static func value(of row: ObjectProperty, in object: AnyObject) -> Any? {
        if isManaged(row, object) { return nil }
        return particular("\(row.owner).\(row.key)", of: object) ?? value(of: row.type, besides: row.value(object))
    }

    private static func value(of type: Any.Type, besides now: Any?) -> Any? {
        if let optional = type as? any OptionalType.Type { return value(of: optional.wrapped, besides: now) }
        if let sample = samples[ObjectIdentifier(type)] { return sample(now ?? Void()) }
        if let raw = type as? any RawRepresentable.Type { return rawValue(of: raw, besides: now) }
        return nil
    }

    private static func rawValue<Raw: RawRepresentable>(of type: Raw.Type, besides now: Any?) -> Any? {
        let candidates = (0...5).flatMap(numbers)
        return candidates.lazy.compactMap { $0 as? Raw.RawValue }.compactMap { Raw(rawValue: $0) }
            .first { candidate in !isZero(candidate) && now.map { "\($0)" != "\(candidate)" } ?? true }
    }

    /// A number in the types that raw values have.
    private static func numbers(_ number: Int) -> [Any] {
        let (whole, real): ([Any], [Any]) = (
            [number, Int32(number), UInt(number)], [Float(number), Double(number), CGFloat(number)]
        )
        return whole + real
    }

    /// Whether a value is the first one, which most properties have by default.
    private static func isZero<Raw: RawRepresentable>(_ value: Raw) -> Bool {
        (value.rawValue as? Int) == 0 || (value.rawValue as? UInt) == 0
    }

    typealias Sample = (type: ObjectIdentifier, make: @MainActor (Any) -> Any)

    private static let samples: [ObjectIdentifier: @MainActor (Any) -> Any] = {
        let all = [
            values, looks, parts, layerNames, names, delegates, uncalledDelegates, closures, views, configurations,
            open, services,
        ]
        return Dictionary(uniqueKeysWithValues: all.joined().map { ($0.type, $0.make) })
    }()

    private static let values: [Sample] = [
        entry(Bool.self) { !($0 ?? false) },
        entry(Int.self) { ($0 ?? 0) + 1 },
        entry(CGFloat.self) { $0 == 1 ? 0.5 : ($0 ?? 0) + 3 },
        entry(Double.self) { $0 == 1 ? 0.5 : ($0 ?? 0) + 3 },
        entry(Float.self) { $0 == 1 ? 0.5 : ($0 ?? 0) + 0.25 },
        entry(NSNumber.self) { NSNumber(value: ($0?.intValue ?? 0) + 1) },
        entry(String.self) { _ in "Sample words" },
        entry(NSAttributedString.self) { _ in
            NSAttributedString(string: "Sample words", attributes: [.foregroundColor: UIColor.purple])
        },
        entry([NSAttributedString.Key: Any].self) { _ in
            [.foregroundColor: UIColor.purple, .font: UIFont.boldSystemFont(ofSize: 23)]
        },
    ]

    private static let looks: [Sample] = [
        entry(UIColor.self) { _ in .purple },
        entry(CGColor.self) { _ in UIColor.purple.cgColor },
        entry([UIColor].self) { _ in [.purple] },
        entry(UIFont.self) { _ in .boldSystemFont(ofSize: 23) },
        entry(UIImage.self) { _ in UIImage(systemName: "star.fill") ?? UIImage() },
        entry([UIImage].self) { _ in [UIImage(systemName: "star.fill") ?? UIImage()] },
        entry(CGPoint.self) { CGPoint(x: ($0?.x ?? 0) + 3, y: ($0?.y ?? 0) + 5) },
        entry(CGSize.self) { CGSize(width: ($0?.width ?? 0) + 3, height: ($0?.height ?? 0) + 5) },
        entry(CGVector.self) { _ in CGVector(dx: 3, dy: 5) },
        entry(CGRect.self) {
            $0?.insetBy(dx: 2, dy: 1).offsetBy(dx: 3, dy: 5) ?? CGRect(x: 1, y: 2, width: 9, height: 8)
        },
        entry(UIOffset.self) { _ in UIOffset(horizontal: 3, vertical: 5) },
        entry(UIEdgeInsets.self) { _ in UIEdgeInsets(top: 11, left: 23, bottom: 13, right: 27) },
        entry(NSDirectionalEdgeInsets.self) { _ in
            NSDirectionalEdgeInsets(top: 11, leading: 23, bottom: 13, trailing: 27)
        },
        entry(CGAffineTransform.self) { _ in CGAffineTransform(scaleX: 0.5, y: 0.75) },
        entry(CATransform3D.self) { _ in CATransform3DMakeScale(0.5, 0.75, 1) },
        entry(Date.self) { _ in Date(timeIntervalSinceReferenceDate: 600_000_000) },
        entry(Locale.self) { _ in Locale(identifier: "de_DE") },
        entry(TimeZone.self) { _ in TimeZone(secondsFromGMT: 7200) ?? .gmt },
    ]

    private static let parts: [Sample] = [
        entry(UIImagePickerController.SourceType.self) { _ in .savedPhotosAlbum },
        entry(UIView.self) { _ in
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 17, height: 19))
            view.backgroundColor = .purple
            return view
        },
        entry(UIBarButtonItem.self) { _ in UIBarButtonItem(title: "Item", style: .plain, target: nil, action: nil) },
        entry([UIBarButtonItem].self) { _ in [UIBarButtonItem(title: "Item", style: .plain, target: nil, action: nil)]
        },
        entry([UIBarButtonItemGroup].self) { _ in
            let item = UIBarButtonItem(title: "Item", style: .plain, target: nil, action: nil)
            return [UIBarButtonItemGroup(barButtonItems: [item], representativeItem: nil)]
        },
        entry(UINavigationBarAppearance.self) { _ in opaque(UINavigationBarAppearance()) },
        entry(UITabBarAppearance.self) { _ in opaque(UITabBarAppearance()) },
        entry(UIToolbarAppearance.self) { _ in opaque(UIToolbarAppearance()) },
        entry(UIVisualEffect.self) { _ in UIBlurEffect(style: .systemThickMaterialDark) },
        entry(UIBlurEffect.self) { _ in UIBlurEffect(style: .systemThickMaterialDark) },
        entry(UIBezierPath.self) { _ in UIBezierPath(rect: CGRect(x: 1, y: 2, width: 7, height: 8)) },
        entry(CGPath.self) { _ in UIBezierPath(rect: CGRect(x: 1, y: 2, width: 7, height: 8)).cgPath },
    ]

    static func entry<Value>(
        _ type: Value.Type, _ make: @escaping @MainActor (Value?) -> Value
    ) -> Sample {
        (ObjectIdentifier(type), { make($0 as? Value) })
    }

    private static func opaque<Appearance: UIBarAppearance>(_ appearance: Appearance) -> Appearance {
        appearance.configureWithOpaqueBackground()
        appearance.backgroundColor = .purple
        return appearance
    }
}

/// An optional whatever its type.
private protocol OptionalType {
    static var wrapped: Any.Type { get }
}

extension Optional: OptionalType {
    static var wrapped: Any.Type { Wrapped.self }
}
