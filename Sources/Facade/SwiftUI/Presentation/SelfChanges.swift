// swift-format-ignore-file: NoLeadingUnderscores

import LayoutSimInertness

extension View {
    /// Writes down why a body is asked, which nobody keeps here.
    public static func _printChanges() { inert(.service, "View._printChanges()") }
    /// Writes down why a body is asked, which nobody keeps here.
    public static func _logChanges() { inert(.service, "View._logChanges()") }
}
