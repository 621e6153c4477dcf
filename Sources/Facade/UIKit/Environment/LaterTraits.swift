public import Foundation

/// The capture state of a scene: whether it is being recorded or mirrored.
public enum UISceneCaptureState: Int, Sendable { case unspecified = -1, inactive = 0, active }

/// The style of the list that contains a view.
public enum UIListEnvironment: Int, Sendable {
    case unspecified = 0, none, plain, grouped, insetGrouped, sidebar, sidebarPlain
}

/// The presentation size of toolbar items on a Mac.
public enum UINSToolbarItemPresentationSize: Int, Sendable { case unspecified = -1, regular = 0, small, large }

/// The trait for whether a window is active.
public struct UITraitActiveAppearance: UITraitDefinition {
    /// The unspecified appearance.
    public static let defaultValue = UIUserInterfaceActiveAppearance.unspecified
}
/// The trait for the Force Touch capability.
public struct UITraitForceTouchCapability: UITraitDefinition {
    /// The unknown capability.
    public static let defaultValue = UIForceTouchCapability.unknown
}
/// The trait for the dynamic range of images.
public struct UITraitImageDynamicRange: UITraitDefinition {
    /// The unspecified range.
    public static let defaultValue = UIImageDynamicRange.unspecified
}
/// The trait for whether a scene is being recorded or mirrored.
public struct UITraitSceneCaptureState: UITraitDefinition {
    /// The unspecified state.
    public static let defaultValue = UISceneCaptureState.unspecified
}
/// The trait for the typesetting language.
public struct UITraitTypesettingLanguage: UITraitDefinition {
    /// No language.
    public static let defaultValue: Locale.Language? = nil
}
/// The trait for the style of the list that contains a view.
public struct UITraitListEnvironment: UITraitDefinition {
    /// The unspecified list style.
    public static let defaultValue = UIListEnvironment.unspecified
}
/// The trait for the presentation size of toolbar items.
public struct UITraitToolbarItemPresentationSize: UITraitDefinition {
    /// The unspecified size.
    public static let defaultValue = UINSToolbarItemPresentationSize.unspecified
}
/// The trait for the placement of a tab bar accessory.
public struct UITraitTabAccessoryEnvironment: UITraitDefinition {
    /// The unspecified placement.
    public static let defaultValue = UITabAccessory.Environment.unspecified
}

extension UIMutableTraits {
    /// The active appearance of the window.
    public var activeAppearance: UIUserInterfaceActiveAppearance {
        get { self[UITraitActiveAppearance.self] }
        set { self[UITraitActiveAppearance.self] = newValue }
    }
    /// The dynamic range of images.
    public var imageDynamicRange: UIImageDynamicRange {
        get { self[UITraitImageDynamicRange.self] }
        set { self[UITraitImageDynamicRange.self] = newValue }
    }
    /// The capture state of the scene.
    public var sceneCaptureState: UISceneCaptureState {
        get { self[UITraitSceneCaptureState.self] }
        set { self[UITraitSceneCaptureState.self] = newValue }
    }
    /// The language whose typesetting rules apply to text.
    public var typesettingLanguage: Locale.Language? {
        get { self[UITraitTypesettingLanguage.self] }
        set { self[UITraitTypesettingLanguage.self] = newValue }
    }
    /// The style of the list that contains a view.
    public var listEnvironment: UIListEnvironment {
        get { self[UITraitListEnvironment.self] }
        set { self[UITraitListEnvironment.self] = newValue }
    }
}

extension UITraitCollection {
    /// The capture state of the scene.
    public var sceneCaptureState: UISceneCaptureState { self[UITraitSceneCaptureState.self] }
    /// The language whose typesetting rules apply to text.
    public var typesettingLanguage: Locale.Language? { self[UITraitTypesettingLanguage.self] }
    /// The style of the list that contains a view.
    public var listEnvironment: UIListEnvironment { self[UITraitListEnvironment.self] }
    /// The presentation size of toolbar items.
    public var toolbarItemPresentationSize: UINSToolbarItemPresentationSize {
        self[UITraitToolbarItemPresentationSize.self]
    }
    /// The placement of the tab bar accessory.
    public var tabAccessoryEnvironment: UITabAccessory.Environment { self[UITraitTabAccessoryEnvironment.self] }
}
