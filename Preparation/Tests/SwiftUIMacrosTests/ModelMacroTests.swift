import Testing

@Suite struct ModelMacroTests {
    @Test func `stored variables are observed, and the object has a place`() {
        check(
            Expansion(
                """
                @Model public final class A {
                @Attribute(.unique) var a: Int
                let b = 1; static var c = 1; lazy var d = 1; var e: Int { 1 }; @ObservationIgnored var f = 1
                }
                """,
                """
                public final class A {
                @Observation.ObservationTracked var a: Int
                let b = 1; static var c = 1; lazy var d = 1; var e: Int { 1 }; @ObservationIgnored var f = 1
                @Observation.ObservationIgnored private let _$observationRegistrar = Observation.ObservationRegistrar()
                @Observation.ObservationIgnored public let _modelPlace = SwiftData.ModelPlace()
                internal nonisolated func access<_Member>(keyPath: KeyPath<A, _Member>) {
                _$observationRegistrar.access(self, keyPath: keyPath) }
                internal nonisolated func withMutation<_Member, _Result>(
                keyPath: KeyPath<A, _Member>, _ mutation: () throws -> _Result ) rethrows -> _Result {
                try _$observationRegistrar.withMutation(of: self, keyPath: keyPath, mutation) }
                private nonisolated func shouldNotifyObservers<_Member>(_ old: _Member, _ new: _Member) -> Bool { true }
                }
                extension A: SwiftData.PersistentModel { }
                """))
    }

    @Test func `an actor has a container and a context`() {
        check(
            Expansion(
                "@ModelActor public actor A {\nvar a = 1\n}",
                """
                public actor A {
                var a = 1
                public nonisolated let modelExecutor: any SwiftData.ModelExecutor
                public nonisolated let modelContainer: SwiftData.ModelContainer
                public init(modelContainer: SwiftData.ModelContainer) {
                self.modelExecutor = SwiftData.DefaultSerialModelExecutor(
                modelContext: SwiftData.ModelContext(modelContainer))
                self.modelContainer = modelContainer }
                }
                extension A: SwiftData.ModelActor { }
                """))
    }

    @Test func `marks of indices are left out`() {
        check(Expansion("#Unique<A>([\\.a])\n#Index<A>([\\.b])\nlet a = 1", "let a = 1"))
    }
}
