import Combine
import Foundation
import SwiftUI

/// Tells a view when the objects of its context change, and keeps what the view changed of its request.
final class ContextWatch<Configuration>: ObservableObject {
    let objectWillChange = ObservableObjectPublisher()
    /// What the request asks for instead of what it was made with.
    var configuration: Configuration? { willSet { objectWillChange.send() } }

    private weak var context: NSManagedObjectContext?
    private var subscription: AnyCancellable?

    /// Follows a context from now on.
    func follow(_ context: NSManagedObjectContext) {
        guard self.context !== context else { return }
        self.context = context
        subscription = NotificationCenter.default
            .publisher(for: .NSManagedObjectContextObjectsDidChange, object: context)
            .sink { [objectWillChange] _ in objectWillChange.send() }
    }
}
