public import Foundation

/// Whether a scene is recorded or mirrored.
public enum UISceneCaptureState: Int, Sendable { case unspecified = -1, inactive = 0, active }

/// The list that a view is in.
public enum UIListEnvironment: Int, Sendable {
    case unspecified = 0, none, plain, grouped, insetGrouped, sidebar, sidebarPlain
}

/// How large items of a toolbar are, which a Mac knows.
public enum UINSToolbarItemPresentationSize: Int, Sendable { case unspecified = -1, regular = 0, small, large }

/// Whether a window is active.
public struct UITraitActiveAppearance: UITraitDefinition {
    public static let defaultValue = UIUserInterfaceActiveAppearance.unspecified
}
/// Whether a firm finger is felt.
public struct UITraitForceTouchCapability: UITraitDefinition {
    public static let defaultValue = UIForceTouchCapability.unknown
}
/// How bright pictures may be.
public struct UITraitImageDynamicRange: UITraitDefinition {
    public static let defaultValue = UIImageDynamicRange.unspecified
}
/// Whether a scene is recorded or mirrored.
public struct UITraitSceneCaptureState: UITraitDefinition {
    public static let defaultValue = UISceneCaptureState.unspecified
}
/// The language whose rules set text.
public struct UITraitTypesettingLanguage: UITraitDefinition {
    public static let defaultValue: Locale.Language? = nil
}
/// The list that a view is in.
public struct UITraitListEnvironment: UITraitDefinition {
    public static let defaultValue = UIListEnvironment.unspecified
}
/// How large items of a toolbar are.
public struct UITraitToolbarItemPresentationSize: UITraitDefinition {
    public static let defaultValue = UINSToolbarItemPresentationSize.unspecified
}
/// Where the accessory of a tab bar is.
public struct UITraitTabAccessoryEnvironment: UITraitDefinition {
    public static let defaultValue = UITabAccessory.Environment.unspecified
}

extension UIMutableTraits {
    /// Whether a window is active.
    public var activeAppearance: UIUserInterfaceActiveAppearance {
        get { self[UITraitActiveAppearance.self] }
        set { self[UITraitActiveAppearance.self] = newValue }
    }
    /// How bright pictures may be.
    public var imageDynamicRange: UIImageDynamicRange {
        get { self[UITraitImageDynamicRange.self] }
        set { self[UITraitImageDynamicRange.self] = newValue }
    }
    /// Whether a scene is recorded or mirrored.
    public var sceneCaptureState: UISceneCaptureState {
        get { self[UITraitSceneCaptureState.self] }
        set { self[UITraitSceneCaptureState.self] = newValue }
    }
    /// The language whose rules set text.
    public var typesettingLanguage: Locale.Language? {
        get { self[UITraitTypesettingLanguage.self] }
        set { self[UITraitTypesettingLanguage.self] = newValue }
    }
    /// The list that a view is in.
    public var listEnvironment: UIListEnvironment {
        get { self[UITraitListEnvironment.self] }
        set { self[UITraitListEnvironment.self] = newValue }
    }
}

extension UITraitCollection {
    /// Whether a scene is recorded or mirrored.
    public var sceneCaptureState: UISceneCaptureState { self[UITraitSceneCaptureState.self] }
    /// The language whose rules set text.
    public var typesettingLanguage: Locale.Language? { self[UITraitTypesettingLanguage.self] }
    /// The list that a view is in.
    public var listEnvironment: UIListEnvironment { self[UITraitListEnvironment.self] }
    /// How large items of a toolbar are.
    public var toolbarItemPresentationSize: UINSToolbarItemPresentationSize {
        self[UITraitToolbarItemPresentationSize.self]
    }
    /// Where the accessory of a tab bar is.
    public var tabAccessoryEnvironment: UITabAccessory.Environment { self[UITraitTabAccessoryEnvironment.self] }
}
