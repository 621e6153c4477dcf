import Foundation

/// The objects that hold the defaults which an app sets for classes.
@MainActor enum AppearanceTemplates {
    static var byClass: [ObjectIdentifier: UIView] = [:]
    static var isMaking = false
}

extension UIView {
    /// The object whose properties are the defaults of the class.
    class func appearanceTemplate(in containers: [any UIAppearanceContainer.Type] = []) -> Self {
        let key = ObjectIdentifier(self)
        if containers.isEmpty, let made = AppearanceTemplates.byClass[key] as? Self { return made }
        let made = make(frame: .zero)
        if containers.isEmpty { AppearanceTemplates.byClass[key] = made }
        return made
    }

    /// Makes a view of the class by `init(frame:)`, as only the compiler may otherwise call it.
    class func make(frame: CGRect) -> Self {
        let made: AnyObject = unsafe unsafeBitCast(self, to: Maker.Type.self).init(frame: frame)
        return unsafe unsafeDowncast(made, to: self)
    }
}

/// Has the initializer of `UIView` in the same place, and may be asked for it by a class known only at run time.
private class Maker: UIView {
    required override init(frame: CGRect) { super.init(frame: frame) }
    required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// Keeps the compiler from taking `Maker` for a class without subclasses, whose initializer it would call directly.
private final class OtherMaker: Maker {}
