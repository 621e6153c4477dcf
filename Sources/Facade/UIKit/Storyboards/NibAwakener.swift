public import Foundation

// swift-format-ignore: NoLeadingUnderscores
/// An object of a nib, of a class of an app's own, that hears when it is loaded; prepared sources conform to it.
public protocol _NibAwakener {
    /// Is called after all objects are connected.
    @MainActor func awakeFromNib()
}

// swift-format-ignore: NoLeadingUnderscores
/// An object that prepares itself for Xcode's canvas, which is not here; prepared sources conform to it.
public protocol _CanvasPreparer {
    /// Is called in Xcode's canvas alone.
    @MainActor func prepareForInterfaceBuilder()
}

// swift-format-ignore: NoLeadingUnderscores
extension NSObject {
    /// What `super.awakeFromNib()` does for an object.
    public func _object_awakeFromNib() {}
    /// What `super.prepareForInterfaceBuilder()` does for an object.
    public func _object_prepareForInterfaceBuilder() {}
}
