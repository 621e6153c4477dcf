public import SwiftUI

extension EnvironmentValues {
    /// The context of views' fetch requests; one without stores where nobody set any.
    public var managedObjectContext: NSManagedObjectContext {
        get { self[ContextKey.self] ?? NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType) }
        set { self[ContextKey.self] = newValue }
    }
}

private enum ContextKey: EnvironmentKey {
    static var defaultValue: NSManagedObjectContext? { nil }
}
