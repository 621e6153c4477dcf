public import Foundation
import LayoutSimInertness

extension View {
    /// Sets the address that a tap on the widget opens; no widget is tapped here.
    public nonisolated func widgetURL(_ url: URL?) -> some View {
        if url != nil { inert(.service, "View.widgetURL(_:)") }
        return self
    }
    /// Has the view take the accent of tinted widgets; none is tinted.
    public nonisolated func widgetAccentable(_ accentable: Bool = true) -> some View { self }
    /// Sets the text beside a widget on a watch, which no iPhone shows.
    public nonisolated func widgetLabel<Label: View>(@ViewBuilder label: () -> Label) -> some View { self }
    /// Sets the text beside a widget on a watch, which no iPhone shows.
    public nonisolated func widgetLabel(_ labelKey: LocalizedStringKey) -> some View { self }
}
