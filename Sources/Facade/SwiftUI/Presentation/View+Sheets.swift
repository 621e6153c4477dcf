public import CoreGraphics
import LayoutSimInertness
import UIKit

extension View {
    private nonisolated func presents<Content: View>(
        _ isPresented: Binding<Bool>, _ style: UIModalPresentationStyle, _ onDismiss: (() -> Void)?,
        _ content: @escaping () -> Content
    ) -> some View {
        modifier(
            SheetModifier(
                isShown: isPresented.wrappedValue, id: nil, style: style,
                dismissed: { isPresented.wrappedValue = false }, onDismiss: onDismiss, content: content))
    }

    private nonisolated func presents<Item: Identifiable, Content: View>(
        _ item: Binding<Item?>, _ style: UIModalPresentationStyle, _ onDismiss: (() -> Void)?,
        _ content: @escaping (Item) -> Content
    ) -> some View {
        let value = item.wrappedValue
        return modifier(
            SheetModifier(
                isShown: value != nil, id: value.map { AnyHashable($0.id) }, style: style,
                dismissed: { item.wrappedValue = nil }, onDismiss: onDismiss, content: { value.map(content) }))
    }

    /// Presents a sheet while a binding is true.
    public nonisolated func sheet<Content: View>(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
    ) -> some View { presents(isPresented, .automatic, onDismiss, content) }
    /// Presents a sheet while a binding has a value.
    public nonisolated func sheet<Item: Identifiable, Content: View>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View { presents(item, .automatic, onDismiss, content) }
    /// Covers the screen while a binding is true.
    public nonisolated func fullScreenCover<Content: View>(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
    ) -> some View { presents(isPresented, .fullScreen, onDismiss, content) }
    /// Covers the screen while a binding has a value.
    public nonisolated func fullScreenCover<Item: Identifiable, Content: View>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View { presents(item, .fullScreen, onDismiss, content) }
    /// Presents a popover while a binding is true; on narrow screens a sheet, unless its views say otherwise.
    public nonisolated func popover<Content: View>(
        isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
        arrowEdge: Edge? = nil, @ViewBuilder content: @escaping () -> Content
    ) -> some View { presents(isPresented, .popover, nil, content) }
    /// Presents a popover while a binding has a value; on narrow screens a sheet, unless its views say otherwise.
    public nonisolated func popover<Item: Identifiable, Content: View>(
        item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil,
        @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View { presents(item, .popover, nil, content) }
}

/// What a popover points at.
public enum PopoverAttachmentAnchor {
    /// A rectangle.
    case rect(Anchor<CGRect>.Source)
    /// A point, by its share of the view's size.
    case point(UnitPoint)
}

extension View {
    /// Sets the heights that the sheet can have.
    public nonisolated func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
        presentation { $0.detents = detents }
    }
    /// Sets the heights that the sheet can have, and the one that it has.
    public nonisolated func presentationDetents(
        _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
    ) -> some View {
        presentation {
            $0.detents = detents
            $0.selection = selection
            // Reading it has the sheet follow it.
            _ = selection.wrappedValue
        }
    }
    /// Shows the grabber of the sheet or not.
    public nonisolated func presentationDragIndicator(_ visibility: Visibility) -> some View {
        presentation { $0.grabber = visibility == .automatic ? nil : visibility }
    }
    /// Sets what is behind the views of the sheet: a color; other styles are not shown.
    public nonisolated func presentationBackground<S: ShapeStyle>(_ style: S) -> some View {
        let color = style as? Color
        if color == nil { inert(.looks, "View.presentationBackground(_:)") }
        return presentation { $0.background = color }
    }
    /// Sets what is behind the views of the sheet.
    public nonisolated func presentationBackground<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View { told(.looks) }
    /// Says whether the views behind the sheet take touches.
    public nonisolated func presentationBackgroundInteraction(
        _ interaction: PresentationBackgroundInteraction
    ) -> some View { presentation { $0.interaction = interaction } }
    /// Says what the presented view becomes on small screens.
    public nonisolated func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View {
        presentation { $0.adaptation = adaptation }
    }
    /// Says what the presented view becomes on narrow and on low screens; only the former are told apart.
    public nonisolated func presentationCompactAdaptation(
        horizontal horizontalAdaptation: PresentationAdaptation, vertical verticalAdaptation: PresentationAdaptation
    ) -> some View { presentation { $0.adaptation = horizontalAdaptation } }
    /// Says what a drag in the sheet does first.
    public nonisolated func presentationContentInteraction(
        _ behavior: PresentationContentInteraction
    ) -> some View { presentation { $0.scrollsFirst = behavior == .scrolls } }
    /// Sets the radius of the sheet's corners, in points.
    public nonisolated func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View {
        presentation { $0.cornerRadius = cornerRadius }
    }
    /// Sets the size of the sheet.
    public nonisolated func presentationSizing(_ sizing: some PresentationSizing) -> some View { told(.layout) }
    /// Says whether the sheet can be drawn down.
    public nonisolated func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
        presentation { $0.isDismissDisabled = isDisabled }
    }
}
