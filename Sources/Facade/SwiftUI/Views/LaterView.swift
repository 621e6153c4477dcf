/// A view that a closure makes where it is shown, so that the closure is asked again when what it reads changes.
nonisolated struct LaterView: View {
    let make: () -> AnyView

    @MainActor var body: some View { make() }
}
