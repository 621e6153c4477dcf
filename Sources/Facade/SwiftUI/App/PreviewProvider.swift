public import UIKit

/// A type that has previews.
@MainActor @preconcurrency public protocol PreviewProvider {
    /// The type of the previews.
    associatedtype Previews: View

    /// The views that are previews.
    @ViewBuilder @MainActor @preconcurrency static var previews: Previews { get }
    /// The platform of the previews; `nil` for that of the target.
    @MainActor @preconcurrency static var platform: PreviewPlatform? { get }
}

extension PreviewProvider {
    /// The platform of the target.
    public static var platform: PreviewPlatform? { nil }
}

/// A platform of previews.
public enum PreviewPlatform: Sendable {
    /// iPhones and iPads.
    case iOS
    /// Macs.
    case macOS
    /// Apple TVs.
    case tvOS
    /// Apple Watches.
    case watchOS
}

/// The device of a preview.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Sendable {
    /// The name of the device.
    public let rawValue: String

    /// Creates a device by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a device by its name.
    public init(stringLiteral value: String) { rawValue = value }
}

/// What surrounds a preview.
public protocol PreviewContext {
    /// The value of a key.
    subscript<Key: PreviewContextKey>(key: Key.Type) -> Key.Value { get }
}

/// A key of what surrounds a preview.
public protocol PreviewContextKey {
    /// The type of the value.
    associatedtype Value

    /// The value where nobody sets one.
    static var defaultValue: Value { get }
}

/// The orientation of a preview.
public struct InterfaceOrientation: CaseIterable, Identifiable, Equatable, Sendable {
    /// The name of the orientation.
    public let id: String

    /// Upright.
    public static let portrait = InterfaceOrientation(id: "portrait")
    /// Upside down.
    public static let portraitUpsideDown = InterfaceOrientation(id: "portraitUpsideDown")
    /// With the top at the left.
    public static let landscapeLeft = InterfaceOrientation(id: "landscapeLeft")
    /// With the top at the right.
    public static let landscapeRight = InterfaceOrientation(id: "landscapeRight")
    /// All orientations.
    public static let allCases: [InterfaceOrientation] = [
        .portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight,
    ]
}

/// What a preview says about itself.
struct PreviewSettings: Sendable {
    var name: String?
    var device: PreviewDevice?
    var layout = PreviewLayout.device
    var orientation: InterfaceOrientation?
}

/// What the views of a provider say about their previews.
enum PreviewSettingsKey: ViewTraitKey { static var defaultValue: PreviewSettings { PreviewSettings() } }

/// Says something about a preview.
nonisolated struct PreviewSettingsModifier: ElementModifier {
    let change: (inout PreviewSettings) -> Void

    @MainActor func element(_ node: ViewNode, around element: ViewElement) -> ViewElement {
        change(&element.traits[PreviewSettingsKey.self])
        return element
    }
}

extension View {
    /// Names the preview.
    public nonisolated func previewDisplayName(_ value: String?) -> some View {
        modifier(PreviewSettingsModifier { $0.name = value })
    }
    /// Sets the device of the preview.
    public nonisolated func previewDevice(_ value: PreviewDevice?) -> some View {
        modifier(PreviewSettingsModifier { $0.device = value })
    }
    /// Sets the size of the preview.
    public nonisolated func previewLayout(_ value: PreviewLayout) -> some View {
        modifier(PreviewSettingsModifier { $0.layout = value })
    }
    /// Sets the orientation of the preview.
    public nonisolated func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View {
        modifier(PreviewSettingsModifier { $0.orientation = value })
    }
    /// Sets what surrounds the preview; only widgets have something.
    public nonisolated func previewContext<C: PreviewContext>(_ value: C) -> some View { self }
}
