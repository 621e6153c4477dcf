public import CoreGraphics

extension View {
    /// Shows a column at the trailing side while a binding is true: "in a horizontally compact size class, the trailing
    /// column adapts to a sheet" (Apple).
    public nonisolated func inspector<V: View>(
        isPresented: Binding<Bool>, @ViewBuilder content: () -> V
    ) -> some View { modifier(InspectorModifier(isPresented: isPresented, inspector: content())) }
    /// Sets the width of the column that the view is, in points.
    public nonisolated func inspectorColumnWidth(_ width: CGFloat) -> some View {
        preference(key: InspectorWidthKey.self, value: width)
    }
    /// Sets the width of the column that the view is, in points; nobody drags it to another one here.
    public nonisolated func inspectorColumnWidth(min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil) -> some View
    { preference(key: InspectorWidthKey.self, value: ideal) }
}

/// The width that the views of a column say, in points.
enum InspectorWidthKey: PreferenceKey {
    static var defaultValue: CGFloat? { nil }

    static func reduce(value: inout CGFloat?, nextValue: () -> CGFloat?) { value = value ?? nextValue() }
}

/// A view with a column beside it on a wide window, and a sheet in front of it on a narrow one.
nonisolated struct InspectorModifier<Inspector: View>: ViewModifier {
    @Binding var isPresented: Bool
    let inspector: Inspector
    @Environment(\.horizontalSizeClass) private var sizeClass
    @State private var width: CGFloat?

    @MainActor func body(content: Content) -> some View {
        HStack(spacing: 0) {
            content.frame(maxWidth: .infinity, maxHeight: .infinity)
            if isPresented, sizeClass != .compact {
                Divider().ignoresSafeArea()
                inspector
                    .frame(maxHeight: .infinity)
                    .frame(width: width ?? Self.usualWidth)
                    .onPreferenceChange(InspectorWidthKey.self) { width = $0 }
            }
        }
        .sheet(isPresented: isSheet) { inspector }
    }

    private var isSheet: Binding<Bool> {
        let (shown, isCompact) = ($isPresented, sizeClass == .compact)
        return Binding(get: { shown.wrappedValue && isCompact }, set: { shown.wrappedValue = $0 })
    }

    /// [Chosen: what columns at the leading side have on an iPad.]
    private static var usualWidth: CGFloat { 320 }
}

/// The commands of columns at the trailing side.
public struct InspectorCommands: Commands {
    /// Nothing else is in it.
    public typealias Body = Never

    /// Creates the commands.
    public nonisolated init() {}
}
