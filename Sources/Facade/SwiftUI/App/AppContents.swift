// swift-format-ignore-file: NoLeadingUnderscores

/// The views of an app's first window, with the states of the app.
package struct AppContents<Content: App>: View {
    private let app: ConnectedApp<Content>

    /// Creates the views of an app.
    package init(_ app: Content) { self.app = ConnectedApp(value: app) }

    /// The views of the first window; none if the app has no windows.
    package var body: some View { app.value.body.firstWindow }
}

/// An app whose properties are those of the view that shows it.
private struct ConnectedApp<Content: App>: DynamicProperty {
    var value: Content

    @MainActor static func _connect(_ property: inout ConnectedApp, to place: _PropertyPlace) {
        place.connectFields(of: &property.value)
    }
}
