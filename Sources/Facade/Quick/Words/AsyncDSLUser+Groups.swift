extension AsyncDSLUser {
    /// Runs a closure before all examples.
    @preconcurrency public static func beforeSuite(_ closure: @escaping BeforeSuiteClosure) {
        World.shared.beforeSuite.append(closure)
    }

    /// Runs a closure after all examples.
    @preconcurrency public static func afterSuite(_ closure: @escaping AfterSuiteClosure) {
        World.shared.afterSuite.append(closure)
    }

    /// Declares examples that `itBehavesLike` uses.
    public static func sharedExamples(_ name: String, closure: @escaping () -> Void) {
        World.shared.share(name) { _ in closure() }
    }

    /// Declares examples that `itBehavesLike` uses with values.
    public static func sharedExamples(_ name: String, closure: @escaping SharedExampleClosure) {
        World.shared.share(name, closure)
    }

    /// Declares a group of examples.
    public static func describe(_ description: String, closure: () -> Void) {
        World.shared.enter(description, [], closure)
    }

    /// Declares a group of examples.
    public static func context(_ description: String, closure: () -> Void) {
        World.shared.enter(description, [], closure)
    }

    /// Declares a group of examples that do not run.
    public static func xdescribe(_ description: String, closure: () -> Void) {
        World.shared.enter(description, .pending, closure)
    }

    /// Declares a group of examples that do not run.
    public static func xcontext(_ description: String, closure: () -> Void) {
        World.shared.enter(description, .pending, closure)
    }

    /// Declares a group of examples that alone run.
    public static func fdescribe(_ description: String, closure: () -> Void) {
        World.shared.enter(description, .focused, closure)
    }

    /// Declares a group of examples that alone run.
    public static func fcontext(_ description: String, closure: () -> Void) {
        World.shared.enter(description, .focused, closure)
    }
}
