// swift-format-ignore-file: NoLeadingUnderscores

import LayoutSimInertness

/// A root view, and views that are shown in front of it one after the other, by its older name.
nonisolated public struct NavigationView<Content: View>: View, PrimitiveView, WrittenView {
    let content: Content
    let line = SourceLine()

    /// Creates a stack of views.
    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    /// Makes the elements of the view.
    @MainActor public static func _makeView(_ view: NavigationView, _ inputs: _ViewInputs) -> _ViewOutputs {
        NavigationContent.make(view.content, path: nil, inputs)
    }
}

/// How navigation views are laid out.
@MainActor @preconcurrency public protocol NavigationViewStyle {}

/// The style of the device.
public struct DefaultNavigationViewStyle: NavigationViewStyle {
    /// Creates the style.
    public nonisolated init() {}
}

/// One view at a time.
public struct StackNavigationViewStyle: NavigationViewStyle {
    /// Creates the style.
    public nonisolated init() {}
}

/// Columns beside each other.
public struct ColumnNavigationViewStyle: NavigationViewStyle {
    nonisolated init() {}
}

/// Two columns beside each other, by an older name.
public struct DoubleColumnNavigationViewStyle: NavigationViewStyle {
    /// Creates the style.
    public nonisolated init() {}
}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
    /// The style of the device.
    public nonisolated static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}
extension NavigationViewStyle where Self == StackNavigationViewStyle {
    /// One view at a time.
    public nonisolated static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}
extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
    /// Columns beside each other.
    public nonisolated static var columns: ColumnNavigationViewStyle { ColumnNavigationViewStyle() }
}

extension View {
    /// Sets how navigation views are laid out; here they show one view at a time.
    public nonisolated func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View {
        if !(style is StackNavigationViewStyle), !(style is DefaultNavigationViewStyle) {
            inert(.layout, "View.navigationViewStyle(_:)")
        }
        return self
    }
}
