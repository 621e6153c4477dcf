public import UIKit

extension Label where Title == Text, Icon == Image {
    /// Creates a label with a text and a picture of a catalog.
    public init(_ titleKey: LocalizedStringKey, image resource: ImageResource) {
        self.init {
            Text(titleKey)
        } icon: {
            Image(resource)
        }
    }
    /// Creates a label with a text and a picture of a catalog.
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, image resource: ImageResource) {
        self.init {
            Text(title)
        } icon: {
            Image(resource)
        }
    }
}

extension Button where Label == SwiftUI.Label<Text, Image> {
    /// Creates a button with a text and a picture of a catalog.
    @preconcurrency public init(
        _ titleKey: LocalizedStringKey, image: ImageResource, action: @escaping @MainActor () -> Void
    ) { self.init(action: action) { SwiftUI.Label(titleKey, image: image) } }
    /// Creates a button with a text and a picture of a catalog.
    @_disfavoredOverload @preconcurrency public init<S: StringProtocol>(
        _ title: S, image: ImageResource, action: @escaping @MainActor () -> Void
    ) { self.init(action: action) { SwiftUI.Label(title, image: image) } }
    /// Creates a button with a role, a text and a picture of a catalog.
    @preconcurrency public init(
        _ titleKey: LocalizedStringKey, image: ImageResource, role: ButtonRole?,
        action: @escaping @MainActor () -> Void
    ) { self.init(role: role, action: action) { SwiftUI.Label(titleKey, image: image) } }
}
